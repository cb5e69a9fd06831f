/// What the presenter can ask of the world clock's router.
///
/// It speaks of what to open, and must not name a type of ConsoleUI.
@MainActor
protocol WorldClockRouting: AnyObject {
  func showAlert(title: String, message: String)
}
