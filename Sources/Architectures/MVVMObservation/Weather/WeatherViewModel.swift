import Formatting
import Foundation
import Models
import Observation

/// Looks places up, loads their weather, and says in words what to show.
@MainActor
@Observable
final class WeatherViewModel {
  /// What a button of an alert asks for, besides closing the alert.
  enum Answer {
    case submit
  }

  /// How the look-up of a place stands.
  private enum LookUp: Equatable {
    case notStarted
    case pending
    case found(Place)
    /// There is no such place, or the look-up has failed.
    case notFound
  }

  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents<Answer>] = []
  private var lookUp = LookUp.notStarted
  private var weather: Weather?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  @ObservationIgnored private var search: Task<Void, Never>?

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  deinit {
    search?.cancel()
  }

  var city: String {
    switch lookUp {
    case .notStarted: ""
    case .pending: "Loading..."
    case .found(let place): place.name
    case .notFound: "Not found"
    }
  }

  var date: String {
    guard let weather else { return "" }
    // A place has its own time zone, so the formatter is not kept.
    return DateFormatter.inEnglish("EEEE, MMM d", timeZone: weather.timeZone)
      .string(from: weather.date)
  }

  var iconCode: String? { weather?.iconCode }

  var currentSummary: String {
    guard let weather else { return "" }
    return "\(weather.summary) - \(format(temperature: weather.temperature))"
  }

  var forecastSummary: String {
    weather.map { "Summary: \($0.summary)" } ?? ""
  }

  func viewDidLoad() {
    findPlace(named: Place.defaultName)
  }

  func changeLocationButtonTapped() {
    alerts.append(
      AlertContents(
        title: "Choose location",
        message: nil,
        hasTextField: true,
        buttons: [
          .init(title: "Submit", answer: .submit), .init(title: "Cancel"),
        ]
      )
    )
  }

  func alertAnswered(
    _ id: AlertContents<Answer>.ID,
    with answer: Answer?,
    text: String
  ) {
    alerts.removeAll { $0.id == id }
    guard answer == .submit, !text.isBlank else { return }
    findPlace(named: text)
  }

  private func findPlace(named name: String) {
    lookUp = .pending
    weather = nil
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        guard !Task.isCancelled else { return }
        self?.lookUp = place.map(LookUp.found) ?? .notFound
        guard let place else { return }
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.weather = weather
      } catch {
        guard let self, !Task.isCancelled else { return }
        // A place that was found stays, without its weather.
        if lookUp == .pending { lookUp = .notFound }
        alerts.append(.failure(error))
      }
    }
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
