import Foundation
import Models
import Observation

/// Loads the photos, keeps their rows, and decides what selecting one does.
///
/// It must not know who reads it.
@MainActor
@Observable
final class PhotoListViewModel {
  private(set) var isLoading = false
  private(set) var rows: [PhotoCellViewModel] = []
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents] = []
  /// What the detail screen shows, while it is open.
  private(set) var detail: PhotoDetailContents?
  private let service: any PhotoService
  /// Nobody shows it, so it is not observed.
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(service: any PhotoService) {
    self.service = service
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

  func alertClosed(_ id: AlertContents.ID) {
    alerts.removeAll { $0.id == id }
  }

  /// Takes what the row shows, not its number: the list may have changed since.
  func photoSelected(_ row: PhotoCellViewModel) {
    if row.isForSale {
      detail = PhotoDetailContents(name: row.fullName, imageURL: row.imageURL)
    } else {
      alerts.append(
        AlertContents(
          title: "Not for sale",
          message: "This item is not for sale"
        )
      )
    }
  }

  func detailClosed() {
    detail = nil
  }

  private func loadPhotos() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.rows = photos.map(PhotoCellViewModel.init)
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

/// What the detail screen of a photo shows.
struct PhotoDetailContents: Identifiable {
  /// A new one each time that a photo is opened.
  let id = UUID()
  let name: String
  let imageURL: String?
}
