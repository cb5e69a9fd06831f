import Models
import Observation

/// Keeps the photos and the store of their pictures, and has a service load the
/// photos.
///
/// What it keeps is observable. It tells its delegate only of a failed load.
@MainActor
@Observable
final class PhotoStore {
  /// The photos as the service sent them; none until they were loaded.
  private(set) var photos: [Photo] = []
  /// The pictures of these photos: another store whenever photos have come, so
  /// that all pictures are loaded again, also where the photos are the same.
  private(set) var pictures: PictureStore
  private(set) var isLoading = false
  // No screen reads the delegate or the task, so they are not observed.
  @ObservationIgnored weak var delegate: (any PhotoStoreDelegate)?
  @ObservationIgnored private var loading: Task<Void, Never>?
  private let photoService: any PhotoService
  private let pictureService: any PictureService

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
    pictures = PictureStore(service: pictureService)
  }

  deinit {
    loading?.cancel()
  }

  /// Asks the service for the photos; of several loads the last one wins.
  func load() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, photoService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    isLoading = false
    self.photos = photos
    pictures = PictureStore(service: pictureService)
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    delegate?.photoStore(self, loadDidFail: error)
  }
}

/// Is told why a load has failed.
@MainActor
protocol PhotoStoreDelegate: AnyObject {
  /// The load that was asked for last has failed.
  func photoStore(_ store: PhotoStore, loadDidFail error: ServiceError)
}
