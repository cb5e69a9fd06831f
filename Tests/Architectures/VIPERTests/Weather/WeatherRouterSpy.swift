import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the weather screen.
final class WeatherRouterSpy: WeatherRouting {
  private(set) var questions: [[String]] = []
  private(set) var alerts: [AlertText] = []

  func askForLocation(title: String, submitTitle: String, cancelTitle: String) {
    questions.append([title, submitTitle, cancelTitle])
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }
}
