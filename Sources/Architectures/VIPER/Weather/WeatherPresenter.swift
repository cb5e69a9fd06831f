import Formatting
import Foundation

/// Asks the interactor for the weather, words it, and tells the router what to
/// open.
///
/// It knows view and router by their protocols only, and must not know the
/// model.
@MainActor
final class WeatherPresenter {
  weak var view: (any WeatherView)?
  private let interactor: any WeatherInteractorInput
  private let router: any WeatherRouting

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(interactor: any WeatherInteractorInput, router: any WeatherRouting) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() {
    interactor.findDefaultPlace()
  }

  func changeLocationButtonTapped() {
    router.askForLocation { [weak self] name in
      self?.locationSubmitted(name)
    }
  }

  private func locationSubmitted(_ name: String) {
    interactor.findPlace(named: name)
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
    view?.setDate(Self.dateFormatter.string(from: weather.date))
    view?.setCurrentSummary("\(weather.summary) - \(temperature)")
    view?.setForecastSummary("Summary: \(weather.summary)")
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
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
