import TestSupport

@testable import MVVMObservation

extension WeatherViewModel {
  /// What the alerts say that tell of failures.
  var alertTexts: [AlertText] {
    alerts.compactMap { alert in
      guard case .failure(let title, let message) = alert.kind
      else { return nil }
      return AlertText(title, message)
    }
  }

  var isAskingForLocation: Bool {
    alerts.contains(where: \.isLocationQuestion)
  }

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date == "" && iconCode == nil && currentSummary == ""
      && forecastSummary == ""
  }
}
