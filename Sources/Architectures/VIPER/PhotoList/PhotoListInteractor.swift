import Models

/// What the presenter can ask of the photo list's interactor.
@MainActor
protocol PhotoListInteractorInput: AnyObject {
  func loadPhotos()
  /// `index` counts the photos last handed out.
  func checkWhetherForSale(photoAt index: Int)
}

/// What the photo list's interactor tells the presenter.
@MainActor
protocol PhotoListInteractorOutput: AnyObject {
  func photosLoaded(_ photos: [PhotoOutputData])
  func loadFailed(message: String)
  func photoIsForSale(name: String, imageURL: String?)
  func photoIsNotForSale()
}

/// Loads the photos, keeps them, and finds out whether one is for sale.
@MainActor
final class PhotoListInteractor {
  weak var output: (any PhotoListInteractorOutput)?
  private let service: any PhotoService
  private var photos: [Photo] = []
  private var latestLoad = 0

  init(service: any PhotoService) {
    self.service = service
  }
}

extension PhotoListInteractor: PhotoListInteractorInput {
  func loadPhotos() {
    latestLoad += 1
    let load = latestLoad
    service.fetchPopularPhotos { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let photos):
        self.photos = photos
        output?.photosLoaded(photos.map { PhotoOutputData($0) })
      case .failure(let error):
        output?.loadFailed(message: error.message)
      }
    }
  }

  func checkWhetherForSale(photoAt index: Int) {
    let photo = photos[index]
    if photo.isForSale {
      output?.photoIsForSale(name: photo.name, imageURL: photo.imageURL)
    } else {
      output?.photoIsNotForSale()
    }
  }
}

extension PhotoOutputData {
  fileprivate init(_ photo: Photo) {
    name = photo.name
    camera = photo.camera
    description = photo.description
    createdAt = photo.createdAt
  }
}
