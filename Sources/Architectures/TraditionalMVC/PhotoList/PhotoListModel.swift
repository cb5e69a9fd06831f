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
  private var latestLoad = 0

  init(service: any PhotoService) {
    self.service = service
  }

  func loadPhotos() {
    latestLoad += 1
    let load = latestLoad
    failure = nil
    isLoading = true
    service.fetchPopularPhotos { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let photos):
        self.photos = photos
        isLoading = false
      case .failure(let error):
        isLoading = false
        failure = error
      }
    }
  }
}
