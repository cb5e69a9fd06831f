import Models

/// Loads the photos, keeps them, and decides what selecting one does.
///
/// It must not know who listens.
@MainActor
final class PhotoListViewModel {
  struct State {
    var isLoading = false
    var photos: [Photo] = []
  }

  var state = State() {
    didSet {
      if state.isLoading != oldValue.isLoading {
        isLoadingDidChange?(state.isLoading)
      }
      if state.photos != oldValue.photos {
        photosDidChange?()
      }
    }
  }
  private(set) var isLoading: Bool {
    get { state.isLoading }
    set { state.isLoading = newValue }
  }
  private var photos: [Photo] {
    get { state.photos }
    set { state.photos = newValue }
  }
  var isLoadingDidChange: ((Bool) -> Void)?
  var photosDidChange: (() -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  var showDetail: ((_ name: String, _ imageURL: String?) -> Void)?
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
        showAlert?("Alert", error.message)
      }
    }
  }
}
