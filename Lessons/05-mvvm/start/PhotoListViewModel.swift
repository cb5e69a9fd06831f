import Models

/// Loads the photos, keeps them, and decides what selecting one does.
///
/// It must not know who listens.
@MainActor
final class PhotoListViewModel {
  // 1. Tell whoever listens when one of these two has changed.
  private(set) var isLoading = false
  private var photos: [Photo] = []
  var isLoadingDidChange: ((Bool) -> Void)?
  var photosDidChange: (() -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  var showDetail: ((_ name: String, _ imageURL: String?) -> Void)?
  private let service: any PhotoService
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

  // 2. Offer cellViewModel(atRow:), which makes the row's view model when it
  //    is asked for.

  func photoSelected(atRow row: Int) {
    let photo = photos[row]
    if photo.isForSale {
      showDetail?(photo.name, photo.imageURL)
    } else {
      showAlert?("Not for sale", "This item is not for sale")
    }
  }

  private func loadPhotos() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.photos = photos
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.showAlert?("Alert", error.message)
      }
    }
  }
}
