/// Fetches the weather of a place.
@MainActor
public protocol WeatherService: AnyObject {
  /// The current weather.
  func fetchWeather(at place: Place) async throws(ServiceError) -> Weather
}
