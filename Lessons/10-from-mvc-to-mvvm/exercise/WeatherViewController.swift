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
    placeService.findPlace(named: name) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .success(let place?):
        layout.cityLabel.text = place.name
        loadWeather(at: place)
      case .success(nil):
        layout.cityLabel.text = "Not found"
      case .failure(let error):
        layout.cityLabel.text = "Not found"
        showAlert(title: "Alert", message: error.message)
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
        showAlert(title: "Alert", message: error.message)
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
