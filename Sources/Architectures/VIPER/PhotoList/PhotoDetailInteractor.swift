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

/// Keeps a photo, and loads its large picture.
@MainActor
final class PhotoDetailInteractor {
  weak var output: (any PhotoDetailInteractorOutput)?
  private let photo: Photo
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(photo: Photo, service: any PictureService) {
    self.photo = photo
    self.service = service
  }

  deinit {
    loading?.cancel()
  }
}

extension PhotoDetailInteractor: PhotoDetailInteractorInput {
  func findPhoto() {
    output?.photoFound(name: photo.name, imageURL: photo.imageURL)
  }

  func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, id = photo.id, service] in
      // Where there is no picture, or the load fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.output?.pictureLoaded(picture)
    }
  }
}
