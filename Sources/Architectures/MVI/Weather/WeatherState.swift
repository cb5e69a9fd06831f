/// Says what the weather screen shows, and which search is the last.
///
/// It must not know who shows it; the weather stays inside the report.
struct WeatherState: Equatable {
  /// What is known of the place.
  enum Place: Equatable {
    case notSought
    case sought
    case found(name: String)
    case notFound
  }

  var place = Place.notSought
  var report: WeatherReport?
  var isChoosingLocation = false
  var alerts = AlertQueue()
  var latestSearch = 0

  var city: String {
    switch place {
    case .notSought: ""
    case .sought: "Loading..."
    case .found(let name): name
    case .notFound: "Not found"
    }
  }
}
