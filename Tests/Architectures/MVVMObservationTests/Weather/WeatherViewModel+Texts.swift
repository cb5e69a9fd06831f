import TestSupport

@testable import MVVMObservation

extension WeatherViewModel {
  var alertTexts: [AlertText] { alerts.map(AlertText.init) }

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date == "" && iconCode == nil && currentSummary == ""
      && forecastSummary == ""
  }
}
