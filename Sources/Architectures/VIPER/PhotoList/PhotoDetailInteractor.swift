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

/// Keeps what is to be told of a photo, and loads its large picture.
@MainActor
final class PhotoDetailInteractor {
  weak var output: (any PhotoDetailInteractorOutput)?
  private let id: Photo.ID
  private let name: String
  private let imageURL: String?
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(
    id: Photo.ID,
    name: String,
    imageURL: String?,
    service: any PictureService
  ) {
    self.id = id
    self.name = name
    self.imageURL = imageURL
    self.service = service
  }

  deinit {
    loading?.cancel()
  }
}

extension PhotoDetailInteractor: PhotoDetailInteractorInput {
  func findPhoto() {
    output?.photoFound(name: name, imageURL: imageURL)
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
