/// What the presenter can ask of the world clock.
///
/// It speaks of the time, and must not name a type of ConsoleUI.
@MainActor
protocol WorldClockView: AnyObject {
  func setTimeText(_ text: String)
  func setYesterdayEnabled(_ isEnabled: Bool)
  func setTomorrowEnabled(_ isEnabled: Bool)
  func showAlert(title: String, message: String)
}
