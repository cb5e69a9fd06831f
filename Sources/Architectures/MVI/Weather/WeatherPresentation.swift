import Formatting
import Foundation
import Models

/// What the weather screen shows.
extension WeatherState {
  var city: String {
    switch lookUp {
    case .notStarted: ""
    case .pending: "Loading..."
    case .found(let place, _): place.name
    case .notFound: "Not found"
    }
  }

  /// Nil where there is no weather.
  var report: WeatherReport? {
    guard case .found(_, let weather?) = lookUp else { return nil }
    return WeatherReport(weather: weather)
  }
}

/// Keeps the weather and words it.
struct WeatherReport: Equatable {
  private let weather: Weather

  init(weather: Weather) {
    self.weather = weather
  }

  var date: String {
    DateFormatter.inEnglish("EEEE, MMM d", timeZone: weather.timeZone)
      .string(from: weather.date)
  }

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

extension WeatherAlert: AlertReason {
  var title: String { "Alert" }

  var message: String? {
    switch self {
    case .failed(let error): error.message
    }
  }
}
