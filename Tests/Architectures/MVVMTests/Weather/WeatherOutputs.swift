@testable import MVVM

extension WeatherViewModel {
  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date.value == "" && iconCode.value == nil && currentSummary.value == ""
      && forecastSummary.value == ""
  }
}
