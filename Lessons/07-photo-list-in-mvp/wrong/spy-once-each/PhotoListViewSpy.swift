/// Stands in for the screen, and writes down what the presenter asks of it.
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
    write(.setLoading(isLoading))
  }

  func reloadPhotos() {
    write(.reloadPhotos)
  }

  func showAlert(title: String, message: String) {
    write(.showAlert(title: title, message: message))
  }

  func showDetail(name: String, imageURL: String?) {
    write(.showDetail(name: name, imageURL: imageURL))
  }

  private func write(_ call: Call) {
    if !calls.contains(call) { calls.append(call) }
  }
}
