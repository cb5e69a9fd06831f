import Formatting
import Models

/// What can change in the weather of a place.
enum WeatherAspect {
  case placeSearch
  case weather
  case failure
}

/// How far the search for a place has come.
enum PlaceSearch: Equatable {
  case running
  case found(Place)
  case notFound
  /// The search has failed; the model's `failure` says why.
  case failed
}

/// Looks places up and loads their weather.
final class WeatherModel: Model<WeatherAspect> {
  /// The search that was begun last.
  private(set) var placeSearch: PlaceSearch?
  private(set) var weather: Weather?
  /// Why the last look-up of a place or of its weather failed, if it did.
  private(set) var failure: ServiceError?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  private var search: Task<Void, Never>?

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  deinit {
    search?.cancel()
  }

  /// Looks the default place up, unless a search has begun.
  func findDefaultPlace() {
    guard placeSearch == nil else { return }
    findPlace(named: Place.defaultName)
  }

  /// A blank name is no place, and changes nothing.
  func findPlace(named name: String) {
    guard !name.isBlank else { return }
    placeSearch = .running
    weather = nil
    failure = nil
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      let place: Place?
      do throws(ServiceError) {
        place = try await placeService.findPlace(named: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.searchFailed(error)
        return
      }
      guard !Task.isCancelled else { return }
      self?.searched(finding: place)
      guard let place else { return }
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.loaded(weather)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
    changed(.placeSearch, .weather, .failure)
  }

  private func searched(finding place: Place?) {
    placeSearch = place.map(PlaceSearch.found) ?? .notFound
    changed(.placeSearch)
  }

  private func searchFailed(_ error: ServiceError) {
    placeSearch = .failed
    failure = error
    changed(.placeSearch, .failure)
  }

  private func loaded(_ weather: Weather) {
    self.weather = weather
    changed(.weather)
  }

  private func loadFailed(_ error: ServiceError) {
    failure = error
    changed(.failure)
  }
}
