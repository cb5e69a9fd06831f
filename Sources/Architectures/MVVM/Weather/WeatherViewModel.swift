import Formatting
import Foundation
import Models

/// Looks places up, loads their weather, and says in words what to show.
@MainActor
final class WeatherViewModel {
  let city = Box("")
  let date = Box("")
  let iconCode = Box<String?>(nil)
  let currentSummary = Box("")
  let forecastSummary = Box("")
  var askForLocation:
    ((_ title: String, _ submitTitle: String, _ cancelTitle: String) -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
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

  func viewDidLoad() {
    findPlace(named: Place.defaultName)
  }

  func changeLocationButtonTapped() {
    askForLocation?("Choose location", "Submit", "Cancel")
  }

  func locationSubmitted(_ name: String) {
    guard !name.isBlank else { return }
    findPlace(named: name)
  }

  private func findPlace(named name: String) {
    city.value = "Loading..."
    showWeather(nil)
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      let place: Place?
      do throws(ServiceError) {
        place = try await placeService.findPlace(named: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.city.value = "Not found"
        self?.showAlert?("Alert", error.message)
        return
      }
      guard !Task.isCancelled else { return }
      self?.city.value = place?.name ?? "Not found"
      guard let place else { return }
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.showWeather(weather)
      } catch {
        guard !Task.isCancelled else { return }
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
    date.value = format(date: weather.date, in: weather.timeZone)
    currentSummary.value = "\(weather.summary) - \(temperature)"
    forecastSummary.value = "Summary: \(weather.summary)"
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
