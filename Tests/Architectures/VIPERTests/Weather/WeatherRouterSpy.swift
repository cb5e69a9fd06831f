import TestSupport
import Testing

@testable import VIPER

/// Keeps where the presenter wants to go from the weather screen, and answers
/// its question.
final class WeatherRouterSpy: WeatherRouting {
  private(set) var timesAskedForLocation = 0
  private(set) var alerts: [AlertText] = []
  private var answer: (@MainActor (String) -> Void)?

  func askForLocation(answer: @escaping @MainActor (String) -> Void) {
    timesAskedForLocation += 1
    self.answer = answer
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  /// Submits a location, as a user does who was asked for it.
  func submit(_ name: String) throws {
    let answer = try #require(answer)
    answer(name)
  }
}
