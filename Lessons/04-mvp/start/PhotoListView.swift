/// What the presenter can ask of the list of photos.
///
/// It speaks of photos, and must not name a type of ConsoleUI.
@MainActor
protocol PhotoListView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadPhotos()
  func showAlert(title: String, message: String)
  func showDetail(name: String, imageURL: String?)
}
