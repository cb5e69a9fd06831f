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
    if isLoading { return "Loading.." }
    return report?.timeText ?? "--"
  }

  var isYesterdayEnabled: Bool { yesterday != nil }

  var isTomorrowEnabled: Bool { tomorrow != nil }

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  var yesterday: WorldTimeReport? { isLoading ? nil : report?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  var tomorrow: WorldTimeReport? { isLoading ? nil : report?.dayLater }
}
