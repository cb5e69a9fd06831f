import Formatting
import Foundation
import Models

/// What the presenter can ask of the weather screen.
@MainActor
protocol WeatherView: AnyObject {
  func setCity(_ city: String)
  func setDate(_ date: String)
  func setIcon(code: String?)
  func setCurrentSummary(_ summary: String)
  func setForecastSummary(_ summary: String)
  func askForLocation(title: String, submitTitle: String, cancelTitle: String)
  func showAlert(title: String, message: String)
}

/// Looks places up, loads their weather, words it, and tells the view what
/// to show.
///
/// It knows the view by its protocol only, and imports no widget.
@MainActor
final class WeatherPresenter {
  weak var view: (any WeatherView)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  private var latestSearch = 0

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  func viewDidLoad() {
    findPlace(named: Place.defaultName)
  }

  func changeLocationButtonTapped() {
    view?.askForLocation(
      title: "Choose location",
      submitTitle: "Submit",
      cancelTitle: "Cancel"
    )
  }

  func locationSubmitted(_ name: String) {
    guard !name.isBlank else { return }
    findPlace(named: name)
  }

  private func findPlace(named name: String) {
    latestSearch += 1
    let search = latestSearch
    view?.setCity("Loading...")
    showWeather(nil)
    placeService.findPlace(named: name) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let place?):
        view?.setCity(place.name)
        loadWeather(at: place)
      case .success(nil):
        view?.setCity("Not found")
      case .failure(let error):
        view?.setCity("Not found")
        view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func loadWeather(at place: Place) {
    let search = latestSearch
    weatherService.fetchWeather(at: place) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let weather):
        showWeather(weather)
      case .failure(let error):
        view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func showWeather(_ weather: Weather?) {
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
