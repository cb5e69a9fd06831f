import TestSupport
import Testing

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

  /// Asks for another location, and submits this one.
  func submitLocation(_ name: String) throws {
    changeLocationButtonTapped()
    let question = try #require(alerts.last)
    locationSubmitted(name, inAlert: question.id)
  }

  /// Closes the alert that shows, without an answer.
  func closeAlert() throws {
    let alert = try #require(alerts.first)
    alertClosed(alert.id)
  }

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date == "" && iconCode == nil && currentSummary == ""
      && forecastSummary == ""
  }
}

extension WeatherAlertContents {
  var isLocationQuestion: Bool {
    if case .locationQuestion = kind { true } else { false }
  }
}
