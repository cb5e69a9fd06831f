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
  private(set) var placeSearch: PlaceSearch? {
    didSet { changed(.placeSearch) }
  }
  private(set) var weather: Weather? {
    didSet { changed(.weather) }
  }
  /// Why the last look-up of a place or of its weather failed, if it did.
  private(set) var failure: ServiceError? {
    didSet { changed(.failure) }
  }
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

  func findDefaultPlace() {
    findPlace(named: Place.defaultName)
  }

  /// A blank name is no place, and changes nothing.
  func findPlace(named name: String) {
    guard !name.isBlank else { return }
    // What is old goes first: dependents are told at each line.
    failure = nil
    weather = nil
    placeSearch = .running
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      let place: Place?
      do throws(ServiceError) {
        place = try await placeService.findPlace(named: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.placeSearch = .failed
        self?.failure = error
        return
      }
      guard !Task.isCancelled else { return }
      self?.placeSearch = place.map(PlaceSearch.found) ?? .notFound
      guard let place else { return }
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.weather = weather
      } catch {
        guard !Task.isCancelled else { return }
        self?.failure = error
      }
    }
  }
}
