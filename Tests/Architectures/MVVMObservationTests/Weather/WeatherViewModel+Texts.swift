import TestSupport
import Testing

@testable import MVVMObservation

extension WeatherViewModel {
  /// What the alerts say that tell of failures.
  var alertTexts: [AlertText] {
    alerts.filter { !$0.hasTextField }.map(AlertText.init)
  }

  var isAskingForLocation: Bool {
    alerts.contains(where: \.hasTextField)
  }

  /// Asks for another location, and submits this one.
  func submitLocation(_ name: String) throws {
    changeLocationButtonTapped()
    let question = try #require(alerts.last)
    alertAnswered(question.id, with: .submit, text: name)
  }

  /// Closes the alert that shows, without an answer.
  func closeAlert() throws {
    let alert = try #require(alerts.first)
    alertAnswered(alert.id, with: nil, text: "")
  }

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date == "" && iconCode == nil && currentSummary == ""
      && forecastSummary == ""
  }
}
