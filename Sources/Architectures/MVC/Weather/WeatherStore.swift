import Models
import Observation

/// Looks a place up and loads its weather, and keeps both.
@MainActor
@Observable
final class WeatherStore {
  /// How the look-up of a place stands.
  enum LookUp: Equatable {
    case pending
    /// The weather is nil until it was fetched.
    case found(Place, Weather?)
    /// There is no such place.
    case notFound
    /// The place could not be looked up.
    case failed
  }

  private(set) var lookUp = LookUp.pending
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  /// Asks one service for the place, and then the other for its weather, and
  /// keeps each as it comes, unless the task that awaits this is cancelled
  /// meanwhile.
  func findPlace(named name: String) async throws(ServiceError) {
    lookUp = .pending
    do throws(ServiceError) {
      let place = try await placeService.findPlace(named: name)
      guard !Task.isCancelled else { return }
      guard let place else {
        lookUp = .notFound
        return
      }
      lookUp = .found(place, nil)
      let weather = try await weatherService.fetchWeather(at: place)
      guard !Task.isCancelled else { return }
      lookUp = .found(place, weather)
    } catch {
      // A place that was found stays, without its weather.
      if !Task.isCancelled, lookUp == .pending { lookUp = .failed }
      throw error
    }
  }
}
