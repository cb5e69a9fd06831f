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
@MainActor
final class WeatherPresenter {
  weak var view: (any WeatherView)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  /// The place that was found, if any: its name stays where its weather fails.
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
    place = nil
    view?.setCity("Loading...")
    showWeather(nil)
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        guard !Task.isCancelled else { return }
        self?.searched(finding: place)
        guard let place else { return }
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.showWeather(weather)
      } catch {
        guard !Task.isCancelled else { return }
        self?.failed(error)
      }
    }
  }

  private func searched(finding place: Place?) {
    self.place = place
    view?.setCity(place?.name ?? "Not found")
  }

  private func failed(_ error: ServiceError) {
    if place == nil { view?.setCity("Not found") }
    view?.showAlert(title: "Alert", message: error.message)
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
