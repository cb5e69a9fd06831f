import Formatting
import Foundation
import Models

extension WeatherViewModel {
  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  func showWeather(_ weather: Weather?) {
    iconCode.value = weather?.iconCode
    guard let weather else {
      date.value = ""
      currentSummary.value = ""
      forecastSummary.value = ""
      return
    }
    let temperature = format(temperature: weather.temperature)
    date.value = Self.dateFormatter.string(from: weather.date)
    currentSummary.value = "\(weather.summary) - \(temperature)"
    forecastSummary.value = "Summary: \(weather.summary)"
  }

  func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    return String(format: "%.0f℉", rounded + 0)
  }
}
