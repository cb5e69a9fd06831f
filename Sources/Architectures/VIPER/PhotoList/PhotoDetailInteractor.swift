import Models
import Pictures

/// What the presenter can ask of a photo's interactor.
@MainActor
protocol PhotoDetailInteractorInput: AnyObject {
  func findPhoto()
  func loadPicture()
}

/// What a photo's interactor tells the presenter.
@MainActor
protocol PhotoDetailInteractorOutput: AnyObject {
  func photoFound(name: String, imageURL: String?)
  /// Not told where the photo has no picture, or where its load fails.
  func pictureLoaded(_ picture: Picture)
}

/// Finds the photo of a detail, and loads its large picture.
@MainActor
final class PhotoDetailInteractor {
  weak var output: (any PhotoDetailInteractorOutput)?
  private let id: Photo.ID
  private let dataManager: PhotoDataManager
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(
    id: Photo.ID,
    dataManager: PhotoDataManager,
    service: any PictureService
  ) {
    self.id = id
    self.dataManager = dataManager
    self.service = service
  }

  deinit {
    loading?.cancel()
  }
}

extension PhotoDetailInteractor: PhotoDetailInteractorInput {
  func findPhoto() {
    let photo = dataManager.photos.first { $0.id == id }
    guard let photo else { return }
    output?.photoFound(name: photo.name, imageURL: photo.imageURL)
  }

  func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, id, service] in
      // Where there is no picture, or the load fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.output?.pictureLoaded(picture)
    }
  }
}
