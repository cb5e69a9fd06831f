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
  private var loading: Task<Void, Never>?

  init(service: any PhotoService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }
}

extension PhotoListInteractor: PhotoListInteractorInput {
  func loadPhotos() {
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.photos = photos
        self?.output?.photosLoaded(photos.map { PhotoOutputData($0) })
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.loadFailed(message: error.message)
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
