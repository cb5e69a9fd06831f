import Formatting
import Foundation
import Models

/// Looks places up, loads their weather, and says in words what to show.
@MainActor
final class WeatherViewModel {
  /// What the user is asked when the location is to change.
  struct LocationQuestion {
    let title = "Choose location"
    let submitTitle = "Submit"
    let cancelTitle = "Cancel"
  }

  let city = Box("")
  let date = Box("")
  let iconCode = Box<String?>(nil)
  let currentSummary = Box("")
  let forecastSummary = Box("")
  var askForLocation: ((LocationQuestion) -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  /// The place that the search has found; nil until then.
  private var place: Place?
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
    askForLocation?(LocationQuestion())
  }

  func locationSubmitted(_ name: String) {
    guard !name.isBlank else { return }
    findPlace(named: name)
  }

  private func findPlace(named name: String) {
    place = nil
    city.value = "Loading..."
    showWeather(nil)
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        guard !Task.isCancelled else { return }
        self?.found(place)
        guard let place else { return }
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.showWeather(weather)
      } catch {
        guard !Task.isCancelled else { return }
        self?.searchFailed(error)
      }
    }
  }

  private func found(_ place: Place?) {
    self.place = place
    city.value = place?.name ?? "Not found"
  }

  private func searchFailed(_ error: ServiceError) {
    // A place that was found stays, without its weather.
    if place == nil { found(nil) }
    showAlert?("Alert", error.message)
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
