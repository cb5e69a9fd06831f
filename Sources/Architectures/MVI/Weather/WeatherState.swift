/// Says what the weather screen shows, and which search is the last.
///
/// It must not know who shows it; the weather stays inside the report.
struct WeatherState: Equatable {
  /// How the look-up of the place stands.
  enum LookUp: Equatable {
    case notStarted
    case pending
    case found(name: String, report: WeatherReport?)
    case notFound
  }

  var lookUp = LookUp.notStarted
  var isAskingForLocation = false
  var alerts = AlertQueue()
  var latestSearch = 0

  var city: String {
    switch lookUp {
    case .notStarted: ""
    case .pending: "Loading..."
    case .found(let name, _): name
    case .notFound: "Not found"
    }
  }

  var report: WeatherReport? {
    guard case .found(_, let report) = lookUp else { return nil }
    return report
  }
}
