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
    // 3. Only the latest search counts. Keep its task, cancel it when another
    //    search begins, and drop what comes to a cancelled task, here and in
    //    loadWeather(at:).
    city.value = "Loading..."
    showWeather(nil)
    Task { [weak self, placeService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        self?.city.value = place?.name ?? "Not found"
        if let place { self?.loadWeather(at: place) }
      } catch {
        self?.city.value = "Not found"
        self?.showAlert?("Alert", error.message)
      }
    }
  }

  private func loadWeather(at place: Place) {
    Task { [weak self, weatherService] in
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        self?.showWeather(weather)
      } catch {
        self?.showAlert?("Alert", error.message)
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
