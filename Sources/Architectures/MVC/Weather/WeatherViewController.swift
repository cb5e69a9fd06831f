import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words and shows the place and the weather that the store keeps, asks for
/// another place, and says what has failed.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let store: WeatherStore
  private let loader = Loader()

  init(store: WeatherStore) {
    self.store = store
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

  // It runs again after a change of what it has read in the store and the
  // loader.
  override func updateProperties() {
    super.updateProperties()
    layout.cityLabel.text = cityText
    showWeather(store.weather)
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
    loader.start { [store] () async throws(ServiceError) in
      try await store.findPlace(named: name)
    } onFailure: { [weak self] error in
      self?.present(.okAlert(message: error.message))
    }
  }

  private var cityText: String {
    if let place = store.place { return place.name }
    return loader.isLoading ? "Loading..." : "Not found"
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
