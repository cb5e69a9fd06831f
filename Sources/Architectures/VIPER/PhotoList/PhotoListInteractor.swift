import Models

/// Loads the photos, keeps them, and finds out whether one is for sale.
///
/// It knows the presenter as its output only, and must not know a view.
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
