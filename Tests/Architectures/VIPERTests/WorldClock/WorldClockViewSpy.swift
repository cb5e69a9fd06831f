@testable import VIPER

/// Keeps what the presenter asks of the world clock.
final class WorldClockViewSpy: WorldClockView {
  private(set) var timeText = ""
  private(set) var isYesterdayEnabled = false
  private(set) var isTomorrowEnabled = false

  func setTimeText(_ text: String) {
    timeText = text
  }

  func setYesterdayEnabled(_ isEnabled: Bool) {
    isYesterdayEnabled = isEnabled
  }

  func setTomorrowEnabled(_ isEnabled: Bool) {
    isTomorrowEnabled = isEnabled
  }
}
