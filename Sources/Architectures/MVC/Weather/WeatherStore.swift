import Models
import Observation

/// Looks a place up and loads its weather, and keeps both.
@MainActor
@Observable
final class WeatherStore {
  /// The place that was found; nil until then, and where there is none.
  private(set) var place: Place?
  /// The place's weather; nil until it was fetched.
  private(set) var weather: Weather?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  /// Forgets both, and finds another place and its weather.
  ///
  /// It asks one service for the place, and then the other for its weather. It
  /// keeps each as it comes, unless the task that awaits this is cancelled
  /// meanwhile.
  func findPlace(named name: String) async throws(ServiceError) {
    self.place = nil
    self.weather = nil
    let place = try await placeService.findPlace(named: name)
    guard !Task.isCancelled else { return }
    self.place = place
    guard let place else { return }
    let weather = try await weatherService.fetchWeather(at: place)
    guard !Task.isCancelled else { return }
    self.weather = weather
  }
}
