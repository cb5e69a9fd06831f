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

  // 5. Append the call to `calls`, in each of the four functions.

  func setLoading(_ isLoading: Bool) {}

  func reloadPhotos() {}

  func showAlert(title: String, message: String) {}

  func showDetail(name: String, imageURL: String?) {}
}
