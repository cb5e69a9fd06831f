import Models

/// Answers with given photos, as a server would: later.
public final class SamplePhotoService: PhotoService {
  private let photos: [Photo]
  private let delay: Duration
  private let scheduler: any Scheduler
  private let network: Network

  public init(
    photos: [Photo],
    delay: Duration = .usualAnswer,
    scheduler: any Scheduler,
    network: Network
  ) {
    self.photos = photos
    self.delay = delay
    self.scheduler = scheduler
    self.network = network
  }

  public func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    let answer = network.answer(photos)
    scheduler.after(delay) { completion(answer) }
  }
}

extension SampleData {
  /// About twenty well-known photographs.
  public static func photos() throws(DataFileError) -> [Photo] {
    try file("photos").photos()
  }
}
