import Models
import Observation

/// Keeps the photos, and has a service load them.
@MainActor
@Observable
final class PhotoStore {
  /// The photos in the order of the service; none until they were loaded.
  ///
  /// They are new objects whenever photos have come. So all pictures are loaded
  /// again, also where the photos are the same.
  private(set) var photos: [ListedPhoto] = []
  private let photoService: any PhotoService
  private let pictureService: any PictureService

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
  }

  /// Asks the service for the photos, and keeps them, unless the task that
  /// awaits this is cancelled meanwhile.
  func load() async throws(ServiceError) {
    let photos = try await photoService.fetchPopularPhotos()
    guard !Task.isCancelled else { return }
    self.photos = photos.map {
      ListedPhoto(photo: $0, pictureService: pictureService)
    }
  }
}
