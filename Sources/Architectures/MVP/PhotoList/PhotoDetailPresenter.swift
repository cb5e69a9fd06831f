import Models
import Pictures

/// What the presenter can ask of the detail of a photo.
@MainActor
protocol PhotoDetailView: AnyObject {
  func setName(_ name: String)
  func setAddress(_ address: String)
  func setPicture(_ picture: Picture)
}

/// Tells the view a photo's name and address, and loads its large picture.
///
/// It knows the view by its protocol only, and imports no widget.
@MainActor
final class PhotoDetailPresenter {
  weak var view: (any PhotoDetailView)?
  private let id: Photo.ID
  private let name: String
  private let address: String
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(
    id: Photo.ID,
    name: String,
    address: String,
    service: any PictureService
  ) {
    self.id = id
    self.name = name
    self.address = address
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func viewDidLoad() {
    view?.setName(name)
    view?.setAddress(address)
    loadPicture()
  }

  private func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, service, id] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.view?.setPicture(picture)
    }
  }
}
