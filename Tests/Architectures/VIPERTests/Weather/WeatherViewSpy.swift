@testable import VIPER

/// Keeps what the presenter asks of the weather screen.
final class WeatherViewSpy: WeatherView {
  private(set) var city = ""
  private(set) var date = ""
  private(set) var iconCode: String?
  private(set) var currentSummary = ""
  private(set) var forecastSummary = ""

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
}
