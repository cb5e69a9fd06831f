import Models

/// Loads the photos, keeps them, and offers what there is to show.
///
/// It does not know who listens.
@MainActor
final class PhotoListViewModel {
  // 1. Tell whoever listens when one of these two has changed.
  private(set) var isLoading = false
  private var photos: [Photo] = []
  var isLoadingDidChange: ((Bool) -> Void)?
  var photosDidChange: (() -> Void)?
  var summaryDidChange: ((String) -> Void)?
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

  /// What there is, in a few words.
  var summary: String {
    // 2. Say that it loads, or else how many photos there are.
    ""
  }

  func cellViewModel(atRow row: Int) -> PhotoCellViewModel {
    PhotoCellViewModel(photo: photos[row])
  }

  func photoSelected(atRow row: Int) {
    let photo = photos[row]
    if photo.isForSale {
      showDetail?(photo.name, photo.imageURL)
    } else {
      showAlert?("Not for sale", "This item is not for sale")
    }
  }

  /// Loads the photos, also once more.
  func load() {
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
