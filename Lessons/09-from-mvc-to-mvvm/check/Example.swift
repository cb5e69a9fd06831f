import Foundation
import Models

/// A place with its weather, and how both should be shown.
struct Example {
  let place: Place
  let weather: Weather
  let date: String
  /// The date at that time, but in the other time zones of the check.
  let dateElsewhere: String
  /// What its picture shows.
  let picture: String
  let temperature: String

  /// What the screen shows, from top to bottom.
  var texts: [String] { [place.name, date, picture, sky, forecast] }

  /// What the view model offers, in the same order.
  var boxes: [String] { [place.name, date, weather.iconCode, sky, forecast] }

  var sky: String { "\(weather.summary) - \(temperature)" }
  private var forecast: String { "Summary: \(weather.summary)" }

  static let all = [
    Example(
      place: place("McGaheysville, VA"),
      weather: weather(24, 1_503_939_600, hours: -4, "c03d", "Broken clouds"),
      date: "Monday, Aug 28",
      dateElsewhere: "Tuesday, Aug 29",
      picture: "Clouds",
      temperature: "24℉"
    ),
    Example(
      place: place("Reykjavik, Iceland"),
      weather: weather(-0.4, 0, hours: 0, "r01n", "Light rain"),
      date: "Thursday, Jan 1",
      dateElsewhere: "Wednesday, Dec 31",
      picture: "Rain",
      temperature: "0℉"
    ),
    Example(
      place: place("Seoul, South Korea"),
      weather: weather(72.5, 951_753_600, hours: 9, "c01d", "Clear sky"),
      date: "Tuesday, Feb 29",
      dateElsewhere: "Monday, Feb 28",
      picture: "Clear sky by day",
      temperature: "73℉"
    ),
  ]

  private static func place(_ name: String) -> Place {
    Place(name: name, latitude: 1, longitude: 2)
  }

  private static func weather(
    _ temperature: Double,
    _ seconds: TimeInterval,
    hours: Int,
    _ iconCode: String,
    _ summary: String
  ) -> Weather {
    Weather(
      temperature: temperature,
      date: Date(timeIntervalSince1970: seconds),
      timeZone: TimeZone(secondsFromGMT: hours * 3_600) ?? .gmt,
      iconCode: iconCode,
      summary: summary
    )
  }
}
