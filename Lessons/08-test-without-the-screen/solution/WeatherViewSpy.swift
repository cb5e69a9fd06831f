/// Keeps what the presenter asks of the weather screen.
final class WeatherViewSpy: WeatherView {
  private(set) var city = ""
  private(set) var date = ""
  private(set) var iconCode: String?
  private(set) var currentSummary = ""
  private(set) var forecastSummary = ""
  private(set) var timesAskedForLocation = 0
  /// The messages of all alerts, oldest first.
  private(set) var alerts: [String] = []

  func setCity(_ city: String) {
    self.city = city
  }

  func setDate(_ date: String) {
    self.date = date
  }

  func setIcon(code: String?) {
    iconCode = code
  }

  func setCurrentSummary(_ summary: String) {
    currentSummary = summary
  }

  func setForecastSummary(_ summary: String) {
    forecastSummary = summary
  }

  func askForLocation() {
    timesAskedForLocation += 1
  }

  func showAlert(title: String, message: String) {
    alerts.append(message)
  }
}
