import Formatting
import Foundation

/// What the presenter can ask of the weather screen.
@MainActor
protocol WeatherView: AnyObject {
  /// Says how the search goes, as long as there is no place to name.
  func showStatus(_ text: String)
  func showPlace(named name: String)
  /// Nil where no weather is known.
  func showWeather(_ weather: WeatherDisplayData?)
}

/// What the weather screen can ask of the presenter.
@MainActor
protocol WeatherModuleInterface: AnyObject {
  func updateView()
  func changeLocation()
}

/// Asks the interactor for the weather, words it, and tells the router what to
/// open.
@MainActor
final class WeatherPresenter {
  weak var view: (any WeatherView)?
  private let interactor: any WeatherInteractorInput
  private let router: any WeatherRouting

  init(interactor: any WeatherInteractorInput, router: any WeatherRouting) {
    self.interactor = interactor
    self.router = router
  }

  private func displayData(
    of weather: WeatherOutputData
  ) -> WeatherDisplayData {
    let temperature = format(temperature: weather.temperature)
    return WeatherDisplayData(
      iconCode: weather.iconCode,
      date: format(date: weather.date, in: weather.timeZone),
      currentSummary: "\(weather.summary) - \(temperature)",
      forecastSummary: "Summary: \(weather.summary)"
    )
  }

  private func format(date: Date, in timeZone: TimeZone) -> String {
    DateFormatter.inEnglish("EEEE, MMM d", timeZone: timeZone)
      .string(from: date)
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}

extension WeatherPresenter: WeatherModuleInterface {
  func updateView() {
    interactor.loadWeatherOfDefaultPlace()
  }

  func changeLocation() {
    router.askForLocation(
      title: "Choose location",
      submitTitle: "Submit",
      cancelTitle: "Cancel"
    )
  }
}

extension WeatherPresenter: LocationDelegate {
  func userChoseLocation(named name: String) {
    interactor.loadWeather(ofPlaceNamed: name)
  }
}

extension WeatherPresenter: WeatherInteractorOutput {
  func lookUpStarted() {
    view?.showStatus("Loading...")
    view?.showWeather(nil)
  }

  func placeFound(named name: String) {
    view?.showPlace(named: name)
  }

  func placeNotFound() {
    view?.showStatus("Not found")
  }

  func lookUpFailed(message: String) {
    view?.showStatus("Not found")
    router.showAlert(title: "Alert", message: message)
  }

  func weatherLoaded(_ weather: WeatherOutputData) {
    view?.showWeather(displayData(of: weather))
  }

  func weatherFailed(message: String) {
    router.showAlert(title: "Alert", message: message)
  }
}
