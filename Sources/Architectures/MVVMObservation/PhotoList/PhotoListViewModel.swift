import Models
import Observation
import Pictures

/// Loads the photos and the pictures of the rows that show, keeps them, and
/// decides what selecting a row does.
///
/// It must not know who reads it.
@MainActor
@Observable
final class PhotoListViewModel {
  private(set) var isLoading = false
  private(set) var rows: [PhotoCellViewModel] = []
  /// The pictures that have come since the rows did, by their photos.
  private(set) var pictures: [Photo.ID: Picture] = [:]
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents] = []
  /// The detail screen, while it is open.
  private(set) var detail: PhotoDetailViewModel?
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  // Nobody shows the tasks, so they are not observed.
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var pictureTasks:
    [PhotoCellViewModel.ID: Task<Void, Never>] = [:]

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
  }

  deinit {
    loading?.cancel()
    for task in pictureTasks.values { task.cancel() }
  }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadButtonTapped() {
    loadPhotos()
  }

  func alertClosed(_ id: AlertContents.ID) {
    alerts.removeAll { $0.id == id }
  }

  /// Takes what the row shows, not its number: the list may have changed since.
  func photoSelected(_ row: PhotoCellViewModel) {
    if row.isForSale {
      detail = PhotoDetailViewModel(
        photoID: row.photoID,
        name: row.fullName,
        imageURL: row.imageURL,
        service: pictureService
      )
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
    loading = Task { [weak self, photoService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.replaceRows(with: photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.alerts.append(
          AlertContents(title: "Alert", message: error.message)
        )
      }
    }
  }
}

// MARK: - Rows and their pictures

extension PhotoListViewModel {
  /// Asks for the picture of a row that now shows, unless it is kept.
  func rowShown(_ row: PhotoCellViewModel) {
    guard pictures[row.photoID] == nil else { return }
    pictureTasks[row.id] = Task { [weak self, pictureService] in
      // Without a picture, and where it fails, the row keeps its placeholder.
      guard
        let picture = try? await pictureService.fetchPicture(
          of: row.photoID,
          size: .row
        ), !Task.isCancelled
      else { return }
      self?.pictures[row.photoID] = picture
    }
  }

  func rowGone(_ row: PhotoCellViewModel) {
    pictureTasks.removeValue(forKey: row.id)?.cancel()
  }

  /// Drops the former rows, with their pictures and the requests for them.
  private func replaceRows(with photos: [Photo]) {
    for task in pictureTasks.values { task.cancel() }
    pictureTasks = [:]
    pictures = [:]
    rows = photos.map { PhotoCellViewModel(photo: $0) }
  }
}
