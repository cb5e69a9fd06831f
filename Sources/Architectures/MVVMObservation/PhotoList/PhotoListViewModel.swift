import Models
import Observation

/// Loads the photos, keeps the view models of their rows, and decides what
/// selecting a row does.
@MainActor
@Observable
final class PhotoListViewModel {
  private(set) var isLoading = false
  /// New ones with each load that succeeds, even where the photos are the same.
  ///
  /// They are kept, for each loads and keeps its picture.
  private(set) var rows: [PhotoCellViewModel] = []
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents<Never>] = []
  /// The detail screen, while it is open.
  private(set) var detail: PhotoDetailViewModel?
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  // Nobody shows the task, so it is not observed.
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
  }

  deinit {
    loading?.cancel()
  }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadButtonTapped() {
    loadPhotos()
  }

  func alertClosed(_ id: AlertContents<Never>.ID) {
    alerts.removeAll { $0.id == id }
  }

  /// Takes the row, not its number: the list may have changed since.
  func photoSelected(_ row: PhotoCellViewModel) {
    if row.isForSale {
      detail = row.makeDetail()
    } else {
      alerts.append(
        AlertContents(
          title: "Not for sale",
          message: "This item is not for sale"
        )
      )
    }
  }

  func detailClosed(_ id: PhotoDetailViewModel.ID) {
    if detail?.id == id { detail = nil }
  }

  private func loadPhotos() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, photoService, pictureService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.rows = photos.map {
          PhotoCellViewModel(photo: $0, service: pictureService)
        }
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.alerts.append(.failure(error))
      }
    }
  }
}
