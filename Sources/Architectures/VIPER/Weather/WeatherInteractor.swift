import Formatting
import Models

/// What the presenter can ask of the weather's interactor.
@MainActor
protocol WeatherInteractorInput: AnyObject {
  func findDefaultPlace()
  func findPlace(named name: String)
}

/// What the weather's interactor tells the presenter.
@MainActor
protocol WeatherInteractorOutput: AnyObject {
  /// A blank name starts no look-up, so the presenter waits for this.
  func lookUpStarted()
  func placeFound(named name: String)
  func placeNotFound()
  func lookUpFailed(message: String)
  func weatherLoaded(_ weather: WeatherOutputData)
  func weatherFailed(message: String)
}

/// Looks places up, loads their weather, and drops answers to all but the last
/// question.
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
    timeZone = weather.timeZone
    iconCode = weather.iconCode
    summary = weather.summary
  }
}
