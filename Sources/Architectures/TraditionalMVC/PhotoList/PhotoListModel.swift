import Models

/// What can change in the list of photos.
enum PhotoListAspect {
  case isLoading
  case photos
  case failure
}

/// Loads the photos and keeps them.
final class PhotoListModel: Model<PhotoListAspect> {
  private(set) var isLoading = false {
    didSet { changed(.isLoading) }
  }
  private(set) var photos: [Photo] = [] {
    didSet { changed(.photos) }
  }
  /// Why the last load failed, if it did.
  private(set) var failure: ServiceError? {
    didSet { changed(.failure) }
  }
  private let service: any PhotoService
  private var loading: Task<Void, Never>?

  init(service: any PhotoService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func loadPhotos() {
    failure = nil
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.photos = photos
        self?.isLoading = false
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.failure = error
      }
    }
  }
}
