import TestSupport

@testable import MVP

/// Keeps what the presenter asks of the weather screen.
final class WeatherViewSpy: WeatherView {
  private(set) var city = ""
  private(set) var date = ""
  private(set) var iconCode: String?
  private(set) var currentSummary = ""
  private(set) var forecastSummary = ""
  private(set) var locationDialogs: [[String]] = []
  private(set) var alerts: [AlertText] = []

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date == "" && iconCode == nil && currentSummary == ""
      && forecastSummary == ""
  }

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

  func askForLocation(title: String, submitTitle: String, cancelTitle: String) {
    locationDialogs.append([title, submitTitle, cancelTitle])
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }
}
