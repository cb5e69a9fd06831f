import Formatting
import Foundation
import Models

/// Loads the weather and says in words what to show.
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
    // Nobody calls this yet.
  }

  func loadWeather(at place: Place) {
    Task { [weak self, weatherService] in
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        self?.showWeather(weather)
      } catch {
        self?.showAlert?("Alert", error.message)
      }
    }
  }

  func showWeather(_ weather: Weather?) {
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
