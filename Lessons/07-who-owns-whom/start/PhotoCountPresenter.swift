import Models

/// Loads the photos, and says how many there are.
///
/// It knows the view by its protocol only, and must not know a widget.
@MainActor
final class PhotoCountPresenter {
  var view: (any PhotoCountView)?
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
    Task {
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        view?.setCount("Photos: \(photos.count)")
      } catch {
        view?.setCount(error.message)
      }
    }
  }
}
