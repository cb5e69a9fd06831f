import Formatting
import Foundation
import Models

@testable import Exercise08

/// What a presenter may get wrong.
enum Fault: CaseIterable {
  case ignoresTheButton
  case hidesThePlace
  case roundsHalvesToEven
  case roundsHalvesUp
  case roundsAwayFromZero
  case neverSaysNotFound
  case clearsTheCity
  case hidesReasons
  case looksUpEmptyNames
  case looksUpSpaces
  case keepsOldWeather
  case letsLateAnswersWin
  case letsFirstAnswersWin

  /// The sentence that it breaks; 0 where a given test finds it.
  var sentence: Int {
    switch self {
    case .ignoresTheButton, .hidesThePlace: 0
    case .roundsHalvesToEven, .roundsHalvesUp, .roundsAwayFromZero: 1
    case .neverSaysNotFound, .clearsTheCity: 2
    case .hidesReasons: 3
    case .looksUpEmptyNames, .looksUpSpaces: 4
    case .keepsOldWeather: 5
    case .letsLateAnswersWin, .letsFirstAnswersWin: 6
    }
  }

  /// What it makes a presenter do.
  var deed: String {
    switch self {
    case .ignoresTheButton: "does nothing when the button is pressed"
    case .hidesThePlace: "does not show the place that was found"
    case .roundsHalvesToEven: "rounds 71.5 and 72.5 to 72"
    case .roundsHalvesUp: "rounds -2.5 to -2"
    case .roundsAwayFromZero: "rounds 72.1 to 73"
    case .neverSaysNotFound: "says \"Loading...\" for ever if there is no place"
    case .clearsTheCity: "shows no city if there is no place"
    case .hidesReasons: "does not say why the weather cannot be loaded"
    case .looksUpEmptyNames: "looks an empty name up"
    case .looksUpSpaces: "looks a name of spaces up"
    case .keepsOldWeather: "keeps the old weather until an answer comes"
    case .letsLateAnswersWin: "shows the answer that comes last"
    case .letsFirstAnswersWin: "shows the answer that comes first"
    }
  }

  /// More about the deed, for those whose tests do not find it.
  var advice: String {
    switch self {
    case .ignoresTheButton, .hidesThePlace:
      "One of the two tests that were given finds this. Keep both."
    case .roundsHalvesToEven:
      """
      It rounds a half to the even number beside it: 72.5 to 72, and 73.5 to \
      74. It rounds everything else as it should.
      """
    case .roundsHalvesUp:
      """
      It rounds every half up. Below zero, that is towards zero. It rounds \
      everything else as it should.
      """
    case .roundsAwayFromZero:
      """
      It rounds everything away from zero. For a half, that is right.
      """
    case .neverSaysNotFound:
      """
      When a look-up is answered with .success(nil), it does not change the \
      city.
      """
    case .clearsTheCity:
      """
      When a look-up is answered with .success(nil), it shows an empty city.
      """
    case .hidesReasons:
      """
      When the question for weather is answered with a failure, it shows an \
      alert that says "Sorry".
      """
    case .looksUpEmptyNames, .looksUpSpaces:
      """
      It tells the view nothing of that. The name is in bench.places.asked.
      """
    case .keepsOldWeather:
      """
      When another place is submitted, it leaves the summaries, the date and \
      the icon as they are. It clears them when that look-up is answered.
      """
    case .letsLateAnswersWin:
      """
      When an old look-up is answered after the new one, it shows the city of \
      the old one. If they are answered in the order of the questions, it is \
      right in the end.
      """
    case .letsFirstAnswersWin:
      """
      When an old look-up is answered before the new one, it shows the city of \
      the old one, and the new one never. If the new one is answered first, it \
      is right.
      """
    }
  }
}

/// A presenter that is right but for the fault that it was given.
///
/// All are of this one type, so that a test can tell them apart only by what
/// they do.
final class Suspect: WeatherPresenting {
  weak var view: (any WeatherView)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService
  private let fault: Fault?
  /// What it shows while it looks a place up; no sentence says that.
  private let loadingText: String
  private var search: Task<Void, Never>?
  private var openLookUps = 0
  private var isAnswered = false

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(
    fault: Fault?,
    loadingText: String,
    placeService: any PlaceService,
    weatherService: any WeatherService
  ) {
    self.fault = fault
    self.loadingText = loadingText
    self.placeService = placeService
    self.weatherService = weatherService
  }

  func viewDidLoad() {
    findPlace(named: Place.defaultName)
  }

  func changeLocationButtonTapped() {
    if fault != .ignoresTheButton { view?.askForLocation() }
  }

  func locationSubmitted(_ name: String) {
    if !name.isBlank {
      findPlace(named: name)
    } else if fault == (name.isEmpty ? .looksUpEmptyNames : .looksUpSpaces) {
      Task { [placeService] in try await placeService.findPlace(named: name) }
    }
  }

  private func findPlace(named name: String) {
    cancelSearch()
    view?.setCity(loadingText)
    if fault != .keepsOldWeather { showWeather(nil) }
    if openLookUps == 0 { isAnswered = false }
    openLookUps += 1
    search = Task { [weak self, placeService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        guard self?.isLookUpWanted() == true else { return }
        self?.show(place)
      } catch {
        guard self?.isLookUpWanted() == true else { return }
        self?.view?.setCity("Not found")
        self?.view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  /// Ends the search that goes on; a fault may let it go on.
  private func cancelSearch() {
    if fault != .letsLateAnswersWin { search?.cancel() }
  }

  /// Whether the task that asks still has to show what it looked up.
  private func isLookUpWanted() -> Bool {
    openLookUps -= 1
    let isFirst = !isAnswered
    isAnswered = true
    let isWanted =
      fault == .letsFirstAnswersWin ? isFirst : !Task.isCancelled
    if fault == .keepsOldWeather, isWanted { showWeather(nil) }
    return isWanted
  }

  private func show(_ place: Place?) {
    if let place {
      if fault != .hidesThePlace { view?.setCity(place.name) }
      loadWeather(at: place)
    } else if fault != .neverSaysNotFound {
      view?.setCity(fault == .clearsTheCity ? "" : "Not found")
    }
  }

  private func loadWeather(at place: Place) {
    search = Task { [weak self, weatherService, fault] in
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.showWeather(weather)
      } catch {
        guard !Task.isCancelled else { return }
        let reason = fault == .hidesReasons ? "Sorry" : error.message
        self?.view?.showAlert(title: "Alert", message: reason)
      }
    }
  }

  private func showWeather(_ weather: Weather?) {
    view?.setIcon(code: weather?.iconCode)
    guard let weather else {
      view?.setDate("")
      view?.setCurrentSummary("")
      view?.setForecastSummary("")
      return
    }
    let degrees = format(temperature: weather.temperature)
    view?.setDate(Self.dateFormatter.string(from: weather.date))
    view?.setCurrentSummary("\(weather.summary) - \(degrees)")
    view?.setForecastSummary("Summary: \(weather.summary)")
  }

  private func format(temperature: Double) -> String {
    let rounded =
      switch fault {
      case .roundsHalvesToEven: temperature.rounded(.toNearestOrEven)
      case .roundsHalvesUp: (temperature + 0.5).rounded(.down)
      case .roundsAwayFromZero: temperature.rounded(.awayFromZero)
      default: temperature.rounded(.toNearestOrAwayFromZero)
      }
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
