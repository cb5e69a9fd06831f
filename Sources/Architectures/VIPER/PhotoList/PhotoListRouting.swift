/// What the presenter can ask of the photo list's router.
///
/// It speaks of what to open, and must not name a type of ConsoleUI.
@MainActor
protocol PhotoListRouting: AnyObject {
  func showAlert(title: String, message: String)
  func showDetail(name: String, imageURL: String?)
}
