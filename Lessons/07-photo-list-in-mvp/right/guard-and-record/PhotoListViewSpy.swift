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
  var calls: [Call] { log }
  private var log: [Call] = []

  func setLoading(_ isLoading: Bool) {
    record(.setLoading(isLoading))
  }

  func reloadPhotos() {
    record(.reloadPhotos)
  }

  func showAlert(title: String, message: String) {
    record(.showAlert(title: title, message: message))
  }

  func showDetail(name: String, imageURL: String?) {
    record(.showDetail(name: name, imageURL: imageURL))
  }

  private func record(_ call: Call) {
    log += [call]
  }
}
