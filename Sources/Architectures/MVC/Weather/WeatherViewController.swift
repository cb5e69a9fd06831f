import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Looks places up, loads their weather, keeps both, words and shows them, and
/// asks for another place.
final class WeatherViewController: ViewController {
  /// How the look-up of a place stands.
  private enum LookUp {
    case pending
    /// The weather is nil until it was fetched.
    case found(Place, Weather?)
    case notFound
  }

  private let layout = WeatherLayout()
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  private var lookUp = LookUp.pending { didSet { showLookUp() } }
  private var search: Task<Void, Never>?

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
    super.init()
  }

  deinit {
    search?.cancel()
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
    lookUp = .pending
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      let place: Place?
      do throws(ServiceError) {
        place = try await placeService.findPlace(named: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.lookUp = .notFound
        self?.present(.okAlert(message: error.message))
        return
      }
      guard !Task.isCancelled else { return }
      guard let place else {
        self?.lookUp = .notFound
        return
      }
      self?.lookUp = .found(place, nil)
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.lookUp = .found(place, weather)
      } catch {
        guard !Task.isCancelled else { return }
        self?.present(.okAlert(message: error.message))
      }
    }
  }

  private func showLookUp() {
    switch lookUp {
    case .pending:
      layout.cityLabel.text = "Loading..."
      showWeather(nil)
    case .found(let place, let weather):
      layout.cityLabel.text = place.name
      showWeather(weather)
    case .notFound:
      layout.cityLabel.text = "Not found"
      showWeather(nil)
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
