import Foundation

/// What the interactor tells of the weather.
struct WeatherOutputData: Equatable {
  /// Degrees Fahrenheit.
  let temperature: Double
  let date: Date
  let timeZone: TimeZone
  let iconCode: String
  let summary: String
}
