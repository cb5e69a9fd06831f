import TestSupport

@testable import MVP

/// Keeps what the presenter asks of the world clock.
final class WorldClockViewSpy: WorldClockView {
  private(set) var timeText = ""
  private(set) var isYesterdayEnabled = false
  private(set) var isTomorrowEnabled = false
  private(set) var alerts: [AlertText] = []

  func setTimeText(_ text: String) {
    timeText = text
  }

  func setYesterdayEnabled(_ isEnabled: Bool) {
    isYesterdayEnabled = isEnabled
  }

  func setTomorrowEnabled(_ isEnabled: Bool) {
    isTomorrowEnabled = isEnabled
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }
}
