import Models

/// The kinds of change that the list of photos tells of.
enum PhotoListAspect {
  case isLoading
  case photos
  case openedPhoto
  case failure
}

/// Why the user did not get what was asked for.
enum PhotoListFailure: Equatable {
  case notLoaded(ServiceError)
  case notForSale
}

/// Loads the photos, keeps them, and decides which of them can be opened.
///
/// It must not know who depends on it, or how a photo is worded.
class PhotoListModel: Model<PhotoListAspect> {
  private(set) var isLoading = false {
    didSet { changed(.isLoading) }
  }
  private(set) var photos: [Photo] = [] {
    didSet { changed(.photos) }
  }
  /// The photo that was opened last.
  private(set) var openedPhoto: Photo? {
    didSet { changed(.openedPhoto) }
  }
  /// What failed last.
  private(set) var failure: PhotoListFailure? {
    didSet { changed(.failure) }
  }
  private let service: any PhotoService
  private var latestLoad = 0

  init(service: any PhotoService) {
    self.service = service
  }

  func openPhoto(atRow row: Int) {
    let photo = photos[row]
    if photo.isForSale {
      openedPhoto = photo
    } else {
      failure = .notForSale
    }
  }

  func loadPhotos() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    service.fetchPopularPhotos { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading = false
      switch answer {
      case .success(let photos):
        self.photos = photos
      case .failure(let error):
        failure = .notLoaded(error)
      }
    }
  }
}
