import Models

/// Loads the photos, keeps them and the view models of their cells, and decides
/// what selecting one does.
@MainActor
final class PhotoListViewModel {
  private(set) var isLoading = false {
    didSet { isLoadingDidChange?(isLoading) }
  }
  private var photos: [Photo] = [] {
    didSet {
      cellViewModels = [:]
      photosDidChange?()
    }
  }
  /// The view models of rows that were asked for; each keeps its picture.
  private var cellViewModels: [Int: PhotoCellViewModel] = [:]
  var isLoadingDidChange: ((Bool) -> Void)?
  var photosDidChange: (() -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  private let openDetail: (Photo) -> Void
  private var loading: Task<Void, Never>?

  init(
    photoService: any PhotoService,
    pictureService: any PictureService,
    openDetail: @escaping (Photo) -> Void
  ) {
    self.photoService = photoService
    self.pictureService = pictureService
    self.openDetail = openDetail
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

  func cellViewModel(atRow row: Int) -> PhotoCellViewModel {
    if let cellViewModel = cellViewModels[row] { return cellViewModel }
    let cellViewModel = PhotoCellViewModel(
      photo: photos[row],
      service: pictureService
    )
    cellViewModels[row] = cellViewModel
    return cellViewModel
  }

  func photoSelected(atRow row: Int) {
    let photo = photos[row]
    if photo.isForSale {
      openDetail(photo)
    } else {
      showAlert?("Not for sale", "This item is not for sale")
    }
  }

  private func loadPhotos() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, photoService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    isLoading = false
    self.photos = photos
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    showAlert?("Alert", error.message)
  }
}
