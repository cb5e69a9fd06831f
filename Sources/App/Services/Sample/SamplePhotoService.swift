import Models

/// Answers with given photos, as a server would: later.
public final class SamplePhotoService: PhotoService {
  private let photos: [Photo]
  private let delay: Duration
  private let server: SampleServer

  public init(
    photos: [Photo],
    delay: Duration = .usualAnswer,
    server: SampleServer
  ) {
    self.photos = photos
    self.delay = delay
    self.server = server
  }

  public func fetchPopularPhotos() async throws(ServiceError) -> [Photo] {
    try await server.give(server.network.answer(photos), after: delay)
  }
}
