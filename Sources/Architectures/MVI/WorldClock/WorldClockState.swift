/// Says what the world clock shows, and which load is the last.
///
/// It must not know who shows it; the time stays inside the report.
struct WorldClockState: Equatable {
  var isLoading = false
  /// The time that was shown last; nil where there was none.
  var report: WorldTimeReport?
  var alerts = AlertQueue()
  var latestLoad = 0

  var timeText: String {
    isLoading ? "Loading.." : report?.timeText ?? "--"
  }

  var isYesterdayEnabled: Bool { yesterday != nil }

  var isTomorrowEnabled: Bool { tomorrow != nil }

  /// The time that "Yesterday" leads to; nil while the button is disabled.
  var yesterday: WorldTimeReport? { isLoading ? nil : report?.dayEarlier }

  var tomorrow: WorldTimeReport? { isLoading ? nil : report?.dayLater }
}
