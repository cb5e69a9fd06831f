import Models
import Pictures

/// What the presenter can ask of the detail of a photo.
@MainActor
protocol PhotoDetailView: AnyObject {
  func setName(_ name: String)
  func setAddress(_ address: String)
  func setPicture(_ picture: Picture)
}

/// Words a photo for its detail, and loads its large picture.
@MainActor
final class PhotoDetailPresenter {
  weak var view: (any PhotoDetailView)?
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

  func viewDidLoad() {
    view?.setName(photo.name)
    view?.setAddress(photo.imageURL ?? "No address")
    loadPicture()
  }

  private func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, service, id = photo.id] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.view?.setPicture(picture)
    }
  }
}
