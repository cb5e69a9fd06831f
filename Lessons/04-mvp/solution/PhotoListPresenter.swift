import Formatting
import Foundation
import Models

/// Loads the photos, keeps them, words their rows, and decides what
/// selecting one does.
///
/// It knows the views by their protocols only, and must not know a widget.
@MainActor
final class PhotoListPresenter {
  weak var view: (any PhotoListView)?
  private let service: any PhotoService
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

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
    let photo = photos[row]
    let details = [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
    cell.setName(photo.name.onOneLine)
    cell.setDetails(details.onOneLine)
    cell.setDate(Self.dateFormatter.string(from: photo.createdAt))
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
