@testable import VIPER

/// Keeps what the presenter asks of the weather's interactor.
final class WeatherInteractorSpy: WeatherInteractorInput {
  private(set) var timesAskedForDefaultPlace = 0
  private(set) var names: [String] = []

  func loadWeatherOfDefaultPlace() {
    timesAskedForDefaultPlace += 1
  }

  func loadWeather(ofPlaceNamed name: String) {
    names.append(name)
  }
}
