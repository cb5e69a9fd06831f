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
    service.fetchPopularPhotos { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .success(let photos):
        self.view?.setCount("Photos: \(photos.count)")
      case .failure(let error):
        self.view?.setCount(error.message)
      }
    }
  }
}
