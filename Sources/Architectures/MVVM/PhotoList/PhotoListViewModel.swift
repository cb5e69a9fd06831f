import Models

/// Loads the photos, keeps them, and decides what selecting one does.
@MainActor
final class PhotoListViewModel {
  private(set) var isLoading = false {
    didSet { isLoadingDidChange?(isLoading) }
  }
  private var photos: [Photo] = [] {
    didSet { photosDidChange?() }
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
