@testable import VIPER

/// Keeps what the presenter asks of the world clock.
final class WorldClockViewSpy: WorldClockView {
  private(set) var time = ""
  private(set) var isYesterdayEnabled = false
  private(set) var isTomorrowEnabled = false

  func setTime(_ time: String) {
    self.time = time
  }

  func setYesterdayEnabled(_ isEnabled: Bool) {
    isYesterdayEnabled = isEnabled
  }

  func setTomorrowEnabled(_ isEnabled: Bool) {
    isTomorrowEnabled = isEnabled
  }
}
