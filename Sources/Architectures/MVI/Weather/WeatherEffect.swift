import Models

/// What the weather screen wants done outside.
///
/// It must not know how that is done.
enum WeatherEffect: Equatable {
  case findPlace(named: String, search: Int)
  case fetchWeather(at: Place, search: Int)
}
