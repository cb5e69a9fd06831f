/// What the presenter can ask of the weather screen.
///
/// It speaks of weather, and must not name a type of ConsoleUI.
@MainActor
protocol WeatherView: AnyObject {
  func setCity(_ city: String)
  func setDate(_ date: String)
  func setIcon(code: String?)
  func setCurrentSummary(_ summary: String)
  func setForecastSummary(_ summary: String)
  func askForLocation()
  func showAlert(title: String, message: String)
}
