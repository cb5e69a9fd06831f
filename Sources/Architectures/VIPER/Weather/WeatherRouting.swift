/// What the presenter can ask of the weather's router.
///
/// It speaks of what to open, and must not name a type of ConsoleUI.
@MainActor
protocol WeatherRouting: AnyObject {
  /// Asks for another location; the answer comes if one is submitted.
  func askForLocation(answer: @escaping @MainActor (String) -> Void)
  func showAlert(title: String, message: String)
}
