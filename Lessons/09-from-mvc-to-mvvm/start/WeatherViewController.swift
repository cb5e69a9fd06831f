import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Looks a place up, loads its weather, words it and shows it.
///
/// It knows model and view, which must not know each other.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    findPlace(named: Place.defaultName)
  }

  private func findPlace(named name: String) {
    layout.cityLabel.text = "Loading..."
    showWeather(nil)
    Task { [weak self, placeService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        self?.layout.cityLabel.text = place?.name ?? "Not found"
        if let place { self?.loadWeather(at: place) }
      } catch {
        self?.layout.cityLabel.text = "Not found"
        self?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func loadWeather(at place: Place) {
    Task { [weak self, weatherService] in
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        self?.showWeather(weather)
      } catch {
        self?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func showWeather(_ weather: Weather?) {
    layout.iconView.image = .weatherIcon(code: weather?.iconCode)
    guard let weather else {
      layout.dateLabel.text = ""
      layout.currentSummaryLabel.text = ""
      layout.forecastSummaryLabel.text = ""
      return
    }
    let temperature = format(temperature: weather.temperature)
    Self.dateFormatter.timeZone = weather.timeZone
    layout.dateLabel.text = Self.dateFormatter.string(from: weather.date)
    layout.currentSummaryLabel.text = "\(weather.summary) - \(temperature)"
    layout.forecastSummaryLabel.text = "Summary: \(weather.summary)"
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
