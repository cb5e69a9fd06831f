@testable import VIPER

/// Keeps what the presenter asks of the weather screen.
final class WeatherViewSpy: WeatherView {
  private(set) var status = ""
  /// Nil while a status shows in its place.
  private(set) var place: String?
  private(set) var weather: WeatherDisplayData?

  var city: String { place ?? status }
  var date: String? { weather?.date }
  var iconCode: String? { weather?.iconCode }
  var currentSummary: String? { weather?.currentSummary }
  var forecastSummary: String? { weather?.forecastSummary }

  /// Whether nothing but the city shows.
  var isBlank: Bool { weather == nil }

  func showStatus(_ text: String) {
    status = text
    place = nil
  }

  func showPlace(named name: String) {
    place = name
  }

  func showWeather(_ weather: WeatherDisplayData?) {
    self.weather = weather
  }
}
