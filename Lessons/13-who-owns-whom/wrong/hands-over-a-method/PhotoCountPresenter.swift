import Models

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
    service.fetchPopularPhotos(completion: show)
  }

  private func show(_ answer: Result<[Photo], ServiceError>) {
    switch answer {
    case .success(let photos):
      view?.setCount("Photos: \(photos.count)")
    case .failure(let error):
      view?.setCount(error.message)
    }
  }
}
