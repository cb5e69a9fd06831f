import Formatting
import Foundation
import Models

/// Looks places up, loads their weather, and says in words what to show.
///
/// It must not know who listens.
@MainActor
final class WeatherViewModel {
  let city = Box("")
  let date = Box("")
  let iconCode = Box<String?>(nil)
  let currentSummary = Box("")
  let forecastSummary = Box("")
  var askForLocation: (() -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  func viewDidLoad() {
    findPlace(named: Place.defaultName)
  }

  func changeLocationButtonTapped() {
    // 1b. Call the closure that asks the user for a location.
  }

  func locationSubmitted(_ name: String) {
    // 2. Look the place up. A blank name changes nothing.
  }

  private func findPlace(named name: String) {
    // 3. Only the latest search counts. Drop every answer to an earlier one,
    //    here and in loadWeather(at:).
    city.value = "Loading..."
    showWeather(nil)
    placeService.findPlace(named: name) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .success(let place?):
        city.value = place.name
        loadWeather(at: place)
      case .success(nil):
        city.value = "Not found"
      case .failure(let error):
        city.value = "Not found"
        showAlert?("Alert", error.message)
      }
    }
  }

  private func loadWeather(at place: Place) {
    weatherService.fetchWeather(at: place) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .success(let weather):
        showWeather(weather)
      case .failure(let error):
        showAlert?("Alert", error.message)
      }
    }
  }

  private func showWeather(_ weather: Weather?) {
    iconCode.value = weather?.iconCode
    guard let weather else {
      date.value = ""
      currentSummary.value = ""
      forecastSummary.value = ""
      return
    }
    let temperature = format(temperature: weather.temperature)
    Self.dateFormatter.timeZone = weather.timeZone
    date.value = Self.dateFormatter.string(from: weather.date)
    currentSummary.value = "\(weather.summary) - \(temperature)"
    forecastSummary.value = "Summary: \(weather.summary)"
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
