import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the world clock.
final class WorldClockRouterSpy: WorldClockRouting {
  private(set) var alerts: [AlertText] = []

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }
}
