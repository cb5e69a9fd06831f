import Formatting
import Foundation

/// What the presenter can ask of the weather screen.
@MainActor
protocol WeatherView: AnyObject {
  func setCity(_ city: String)
  func setDate(_ date: String)
  func setIcon(code: String?)
  func setCurrentSummary(_ summary: String)
  func setForecastSummary(_ summary: String)
}

/// What the weather screen and its alert can tell the presenter.
@MainActor
protocol WeatherModuleInterface: AnyObject {
  func viewDidLoad()
  func changeLocationButtonTapped()
  func locationSubmitted(_ name: String)
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

  private func showWeather(_ weather: WeatherOutputData?) {
    view?.setIcon(code: weather?.iconCode)
    guard let weather else {
      view?.setDate("")
      view?.setCurrentSummary("")
      view?.setForecastSummary("")
      return
    }
    let temperature = format(temperature: weather.temperature)
    view?.setDate(format(date: weather.date, in: weather.timeZone))
    view?.setCurrentSummary("\(weather.summary) - \(temperature)")
    view?.setForecastSummary("Summary: \(weather.summary)")
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
  func viewDidLoad() {
    interactor.findDefaultPlace()
  }

  func changeLocationButtonTapped() {
    router.askForLocation(
      title: "Choose location",
      submitTitle: "Submit",
      cancelTitle: "Cancel"
    )
  }

  func locationSubmitted(_ name: String) {
    interactor.findPlace(named: name)
  }
}

extension WeatherPresenter: WeatherInteractorOutput {
  func lookUpStarted() {
    view?.setCity("Loading...")
    showWeather(nil)
  }

  func placeFound(named name: String) {
    view?.setCity(name)
  }

  func placeNotFound() {
    view?.setCity("Not found")
  }

  func lookUpFailed(message: String) {
    view?.setCity("Not found")
    router.showAlert(title: "Alert", message: message)
  }

  func weatherLoaded(_ weather: WeatherOutputData) {
    showWeather(weather)
  }

  func weatherFailed(message: String) {
    router.showAlert(title: "Alert", message: message)
  }
}
