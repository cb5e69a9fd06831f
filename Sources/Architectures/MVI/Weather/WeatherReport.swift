import Formatting
import Foundation
import Models

/// Says what the weather is, in words that are made when they are asked for.
///
/// It must not know who shows them.
struct WeatherReport: Equatable {
  private let weather: Weather

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(weather: Weather) {
    self.weather = weather
  }

  var date: String { Self.dateFormatter.string(from: weather.date) }

  var iconCode: String { weather.iconCode }

  var currentSummary: String {
    let temperature = format(temperature: weather.temperature)
    return "\(weather.summary) - \(temperature)"
  }

  var forecastSummary: String { "Summary: \(weather.summary)" }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
