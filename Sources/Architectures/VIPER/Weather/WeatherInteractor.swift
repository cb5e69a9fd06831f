import Formatting
import Models

/// What the presenter can ask of the weather's interactor.
@MainActor
protocol WeatherInteractorInput: AnyObject {
  func loadWeatherOfDefaultPlace()
  func loadWeather(ofPlaceNamed name: String)
}

/// What the weather's interactor tells the presenter.
@MainActor
protocol WeatherInteractorOutput: AnyObject {
  /// Not told for a blank name, which is not looked up.
  func lookUpStarted()
  func placeFound(named name: String)
  func placeNotFound()
  func lookUpFailed(message: String)
  func weatherLoaded(_ weather: WeatherOutputData)
  func weatherFailed(message: String)
}

/// Looks places up and loads their weather, and cancels a search when the next
/// one begins.
@MainActor
final class WeatherInteractor {
  weak var output: (any WeatherInteractorOutput)?
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
}

extension WeatherInteractor: WeatherInteractorInput {
  func loadWeatherOfDefaultPlace() {
    loadWeather(ofPlaceNamed: Place.defaultName)
  }

  func loadWeather(ofPlaceNamed name: String) {
    guard !name.isBlank else { return }
    output?.lookUpStarted()
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      let place: Place?
      do throws(ServiceError) {
        place = try await placeService.findPlace(named: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.lookUpFailed(message: error.message)
        return
      }
      guard !Task.isCancelled else { return }
      guard let place else {
        self?.output?.placeNotFound()
        return
      }
      self?.output?.placeFound(named: place.name)
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.output?.weatherLoaded(WeatherOutputData(weather))
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.weatherFailed(message: error.message)
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
