import Models
import Pictures

/// Answers with the pictures of given photos, each after a time of its own.
///
/// So the picture of a row can come before that of the row above it.
public final class SamplePictureService: PictureService {
  private var samples: [Photo.ID: (photo: SamplePhoto, delay: Duration)] = [:]
  private let server: SampleServer

  public init(samples: [SamplePhoto], server: SampleServer) {
    self.server = server
    for (index, sample) in samples.enumerated() {
      let delay = Self.delay(ofPhotoAt: index)
      self.samples[sample.photo.id] = (sample, delay)
    }
  }

  public func fetchPicture(
    of id: Photo.ID,
    size: PictureSize
  ) async throws(ServiceError) -> Picture? {
    let sample = samples[id]
    return try await server.give(
      server.network.answer(sample?.photo.picture(of: size)),
      about: sample?.photo.photo.name,
      after: sample?.delay ?? .usualAnswer
    )
  }

  /// From 100 to 900 ms, in an order that is not that of the photos.
  private static func delay(ofPhotoAt index: Int) -> Duration {
    .milliseconds(100 + 100 * (index * 4 % 9))
  }
}
