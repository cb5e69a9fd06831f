import Formatting
import Foundation
import Models

@MainActor
struct WeatherWords {
  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")
  let date: String
  let sky: String
  let forecast: String

  init(_ weather: Weather) {
    let rounded = weather.temperature.rounded(.toNearestOrAwayFromZero)
    let temperature = String(format: "%.0f℉", rounded + 0)
    date = Self.dateFormatter.string(from: weather.date)
    sky = "\(weather.summary) - \(temperature)"
    forecast = "Summary: \(weather.summary)"
  }
}
