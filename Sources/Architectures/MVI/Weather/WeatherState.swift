/// Says what the weather screen shows, and which search is the last.
///
/// It must not know who shows it; the weather stays inside the report.
struct WeatherState: Equatable {
  /// How the look-up of the place stands.
  enum LookUp: Equatable {
    case notStarted
    case pending
    case found(name: String)
    case notFound
  }

  var lookUp = LookUp.notStarted
  var report: WeatherReport?
  var isChoosingLocation = false
  var alerts = AlertQueue()
  var latestSearch = 0

  var city: String {
    switch lookUp {
    case .notStarted: ""
    case .pending: "Loading..."
    case .found(let name): name
    case .notFound: "Not found"
    }
  }
}
