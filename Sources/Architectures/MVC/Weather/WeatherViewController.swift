import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Looks places up, loads their weather, words it, shows it, and asks for
/// another place.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  private var latestSearch = 0

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
    layout.changeLocationButton.addTarget(
      self,
      action: WeatherViewController.changeLocationButtonTapped
    )
    findPlace(named: Place.defaultName)
  }

  private func changeLocationButtonTapped() {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [weak self, weak alert] in
        self?.locationSubmitted(alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: "Cancel"))
    present(alert)
  }

  private func locationSubmitted(_ name: String) {
    guard !name.isBlank else { return }
    findPlace(named: name)
  }

  private func findPlace(named name: String) {
    latestSearch += 1
    let search = latestSearch
    layout.cityLabel.text = "Loading..."
    showWeather(nil)
    placeService.findPlace(named: name) { [weak self] answer in
      guard let self, search == latestSearch else { return }
      switch answer {
      case .success(let place?):
        layout.cityLabel.text = place.name
        loadWeather(at: place)
      case .success(nil):
        layout.cityLabel.text = "Not found"
      case .failure(let error):
        layout.cityLabel.text = "Not found"
        present(.okAlert(message: error.message))
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
        present(.okAlert(message: error.message))
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
    layout.dateLabel.text = format(date: weather.date, in: weather.timeZone)
    layout.currentSummaryLabel.text = "\(weather.summary) - \(temperature)"
    layout.forecastSummaryLabel.text = "Summary: \(weather.summary)"
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
