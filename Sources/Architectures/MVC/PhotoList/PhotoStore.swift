import Models
import Observation

/// Keeps the photos and the store of their pictures, and has a service load the
/// photos.
@MainActor
@Observable
final class PhotoStore {
  /// The photos as the service sent them; none until they were loaded.
  private(set) var photos: [Photo] = []
  /// The pictures of these photos: another store whenever photos have come, so
  /// that all pictures are loaded again, also where the photos are the same.
  private(set) var pictures: PictureStore
  private let photoService: any PhotoService
  private let pictureService: any PictureService

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
    pictures = PictureStore(service: pictureService)
  }

  /// Asks the service for the photos, and keeps them, unless the task that
  /// awaits this is cancelled meanwhile.
  func load() async throws(ServiceError) {
    let photos = try await photoService.fetchPopularPhotos()
    guard !Task.isCancelled else { return }
    self.photos = photos
    pictures = PictureStore(service: pictureService)
  }
}
