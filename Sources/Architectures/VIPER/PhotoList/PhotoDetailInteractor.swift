import Models
import Pictures

/// What the presenter can ask of a photo's interactor.
@MainActor
protocol PhotoDetailInteractorInput: AnyObject {
  func loadPicture()
}

/// What a photo's interactor tells the presenter.
@MainActor
protocol PhotoDetailInteractorOutput: AnyObject {
  /// Not told where the photo has no picture, or where it fails.
  func pictureLoaded(_ picture: Picture)
}

/// Loads the large picture of a photo.
@MainActor
final class PhotoDetailInteractor {
  weak var output: (any PhotoDetailInteractorOutput)?
  private let id: Int
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(id: Int, service: any PictureService) {
    self.id = id
    self.service = service
  }

  deinit {
    loading?.cancel()
  }
}

extension PhotoDetailInteractor: PhotoDetailInteractorInput {
  func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, id, service] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.output?.pictureLoaded(picture)
    }
  }
}
