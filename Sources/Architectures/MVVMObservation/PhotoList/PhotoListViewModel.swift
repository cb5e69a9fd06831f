import Models
import Observation

/// Loads the photos, keeps them, and decides what selecting one does.
///
/// It must not know who reads it.
@MainActor
@Observable
final class PhotoListViewModel {
  private(set) var isLoading = false
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents] = []
  /// What the detail screen shows, while it is open.
  private(set) var detail: PhotoDetailContents?
  private var photos: [Photo] = []
  private let service: any PhotoService
  private var latestLoad = 0

  init(service: any PhotoService) {
    self.service = service
  }

  var numberOfPhotos: Int { photos.count }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadButtonTapped() {
    loadPhotos()
  }

  func alertClosed(_ id: AlertContents.ID) {
    alerts.removeAll { $0.id == id }
  }

  func cellViewModel(atRow row: Int) -> PhotoCellViewModel {
    PhotoCellViewModel(photo: photos[row])
  }

  func photoSelected(atRow row: Int) {
    let photo = photos[row]
    if photo.isForSale {
      detail = PhotoDetailContents(name: photo.name, imageURL: photo.imageURL)
    } else {
      addAlert(title: "Not for sale", message: "This item is not for sale")
    }
  }

  func detailClosed() {
    detail = nil
  }

  private func loadPhotos() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    service.fetchPopularPhotos { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading = false
      switch answer {
      case .success(let photos):
        self.photos = photos
      case .failure(let error):
        addAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func addAlert(title: String, message: String) {
    alerts.append(AlertContents(title: title, message: message))
  }
}
