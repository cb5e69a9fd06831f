import Foundation

/// What the presenter needs of the weather to word it.
///
/// It has no behaviour, and must not hold the model that it was copied from.
struct WeatherOutputData: Equatable {
  /// Degrees Fahrenheit.
  let temperature: Double
  let date: Date
  let iconCode: String
  let summary: String
}
