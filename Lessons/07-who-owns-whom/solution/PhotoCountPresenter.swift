import Models

/// Loads the photos, and says how many there are.
///
/// It knows the view by its protocol only, and must not know a widget.
@MainActor
final class PhotoCountPresenter {
  weak var view: (any PhotoCountView)?
  private let service: any PhotoService

  init(service: any PhotoService) {
    self.service = service
  }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadWanted() {
    loadPhotos()
  }

  private func loadPhotos() {
    view?.setCount("Loading...")
    Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        self?.view?.setCount("Photos: \(photos.count)")
      } catch {
        self?.view?.setCount(error.message)
      }
    }
  }
}
