/// Fetches the weather of a place.
@MainActor
public protocol WeatherService: AnyObject {
  /// Asks for the current weather; the answer never comes inside the call.
  func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  )
}
