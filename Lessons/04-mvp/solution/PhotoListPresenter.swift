import Models

/// What the presenter can ask of the list of photos.
@MainActor
protocol PhotoListView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadPhotos()
  func showAlert(title: String, message: String)
  func showDetail(name: String, imageURL: String?)
}

/// What the presenter can ask of one row.
@MainActor
protocol PhotoCellView: AnyObject {
  func setName(_ name: String)
  func setDetails(_ details: String)
  func setDate(_ date: String)
}

/// Loads the photos, keeps them, and decides what selecting one does.
///
/// It knows the views by their protocols only, and imports no widget.
@MainActor
final class PhotoListPresenter {
  weak var view: (any PhotoListView)?
  private let service: any PhotoService
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  init(service: any PhotoService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  var numberOfPhotos: Int { photos.count }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadButtonTapped() {
    loadPhotos()
  }

  func configure(_ cell: any PhotoCellView, forRow row: Int) {
    let text = PhotoRowText(photo: photos[row])
    cell.setName(text.name)
    cell.setDetails(text.details)
    cell.setDate(text.date)
  }

  func photoSelected(atRow row: Int) {
    let photo = photos[row]
    if photo.isForSale {
      view?.showDetail(name: photo.name, imageURL: photo.imageURL)
    } else {
      view?.showAlert(
        title: "Not for sale",
        message: "This item is not for sale"
      )
    }
  }

  private func loadPhotos() {
    view?.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.view?.setLoading(false)
        self?.view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    view?.setLoading(false)
    self.photos = photos
    view?.reloadPhotos()
  }
}
