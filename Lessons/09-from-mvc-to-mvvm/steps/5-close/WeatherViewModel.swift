import Formatting
import Foundation
import Models

/// Looks a place up, loads its weather, and says in words what to show.
///
/// It must not know who listens.
@MainActor
final class WeatherViewModel {
  let city = Box("")
  let date = Box("")
  let iconCode = Box<String?>(nil)
  let currentSummary = Box("")
  let forecastSummary = Box("")
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  /// The view is there and wants something to show.
  func viewDidLoad() {
    findPlace(named: Place.defaultName)
  }

  private func findPlace(named name: String) {
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
