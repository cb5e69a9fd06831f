import Formatting
import Models

/// Looks places up, loads their weather, and drops answers to all but the last
/// question.
///
/// It knows the presenter as its output only, and must not know a view.
@MainActor
final class WeatherInteractor {
  weak var output: (any WeatherInteractorOutput)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  private var latestSearch = 0

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  private func loadWeather(at place: Place) {
    let search = latestSearch
    weatherService.fetchWeather(at: place) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let weather):
        output?.weatherLoaded(WeatherOutputData(weather))
      case .failure(let error):
        output?.weatherFailed(message: error.message)
      }
    }
  }
}

extension WeatherInteractor: WeatherInteractorInput {
  func findDefaultPlace() {
    findPlace(named: Place.defaultName)
  }

  func findPlace(named name: String) {
    guard !name.isBlank else { return }
    latestSearch += 1
    let search = latestSearch
    output?.lookUpStarted()
    placeService.findPlace(named: name) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let place?):
        output?.placeFound(named: place.name)
        loadWeather(at: place)
      case .success(nil):
        output?.placeNotFound()
      case .failure(let error):
        output?.lookUpFailed(message: error.message)
      }
    }
  }
}

extension WeatherOutputData {
  fileprivate init(_ weather: Weather) {
    temperature = weather.temperature
    date = weather.date
    iconCode = weather.iconCode
    summary = weather.summary
  }
}
