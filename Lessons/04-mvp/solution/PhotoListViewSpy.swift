/// Stands in for the screen, and records what the presenter asks of it.
final class PhotoListViewSpy: PhotoListView {
  /// One thing that a presenter can ask of the list of photos.
  enum Call: Equatable {
    case setLoading(Bool)
    case reloadPhotos
    case showAlert(title: String, message: String)
    case showDetail(name: String, imageURL: String?)
  }

  /// Everything that was asked, oldest first.
  private(set) var calls: [Call] = []

  func setLoading(_ isLoading: Bool) {
    calls.append(.setLoading(isLoading))
  }

  func reloadPhotos() {
    calls.append(.reloadPhotos)
  }

  func showAlert(title: String, message: String) {
    calls.append(.showAlert(title: title, message: message))
  }

  func showDetail(name: String, imageURL: String?) {
    calls.append(.showDetail(name: name, imageURL: imageURL))
  }
}
