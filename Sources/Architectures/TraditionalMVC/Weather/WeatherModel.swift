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
  private var latestSearch = 0

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  func findDefaultPlace() {
    findPlace(named: Place.defaultName)
  }

  /// A blank name is no place, and changes nothing.
  func findPlace(named name: String) {
    guard !name.isBlank else { return }
    latestSearch += 1
    let search = latestSearch
    // What is old goes first: dependents are told at each line.
    failure = nil
    weather = nil
    placeSearch = .running
    placeService.findPlace(named: name) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let place?):
        placeSearch = .found(place)
        loadWeather(at: place)
      case .success(nil):
        placeSearch = .notFound
      case .failure(let error):
        placeSearch = .failed
        failure = error
      }
    }
  }

  private func loadWeather(at place: Place) {
    let search = latestSearch
    weatherService.fetchWeather(at: place) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let weather):
        self.weather = weather
      case .failure(let error):
        failure = error
      }
    }
  }
}
