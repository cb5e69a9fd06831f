import Formatting
import Foundation
import Models

@testable import Exercise08

/// What a presenter may get wrong.
enum Fault: CaseIterable {
  case ignoresTheButton
  case hidesThePlace
  case roundsHalvesDown
  case roundsHalvesToEven
  case roundsHalvesUp
  case neverSaysNotFound
  case clearsTheCity
  case hidesReasons
  case looksUpBlanks
  case keepsOldWeather
  case letsLateAnswersWin
  case letsFirstAnswersWin

  /// The sentence that it breaks; the two given tests are the first two.
  var sentence: Int {
    switch self {
    case .ignoresTheButton: 0
    case .hidesThePlace: 1
    case .roundsHalvesDown, .roundsHalvesToEven, .roundsHalvesUp: 2
    case .neverSaysNotFound, .clearsTheCity: 3
    case .hidesReasons: 4
    case .looksUpBlanks: 5
    case .keepsOldWeather: 6
    case .letsLateAnswersWin, .letsFirstAnswersWin: 7
    }
  }

  /// What it makes a presenter do.
  var deed: String {
    switch self {
    case .ignoresTheButton: "does nothing when the button is pressed"
    case .hidesThePlace: "does not show the place that was found"
    case .roundsHalvesDown: "rounds a half towards zero"
    case .roundsHalvesToEven: "rounds 71.5 and 72.5 to 72"
    case .roundsHalvesUp: "rounds -2.5 to -2"
    case .neverSaysNotFound: "says \"Loading...\" for ever if there is no place"
    case .clearsTheCity: "shows no city if there is no place"
    case .hidesReasons: "does not say why the weather cannot be loaded"
    case .looksUpBlanks: "looks a name of spaces up"
    case .keepsOldWeather: "keeps the old weather during a search"
    case .letsLateAnswersWin: "shows the answer that comes last"
    case .letsFirstAnswersWin: "shows the answer that comes first"
    }
  }

  /// What is missing in tests that do not find it.
  var advice: String {
    switch self {
    case .ignoresTheButton, .hidesThePlace:
      "One of the two tests that were given finds this. Keep both."
    case .roundsHalvesDown:
      """
      Either no test looks at the temperature, or it uses one that is no half, \
      such as 72.0 or 72.6.
      """
    case .roundsHalvesToEven:
      """
      No test uses a half that follows an even number, such as 72.5. This \
      presenter rounds other halves as it should.
      """
    case .roundsHalvesUp:
      """
      No test uses a half below zero, such as -2.5. There, away from zero is \
      down.
      """
    case .clearsTheCity:
      """
      No test answers a look-up with .success(nil) and then expects the city \
      "Not found". It is not enough to expect another city than "Loading...".
      """
    case .neverSaysNotFound:
      """
      No test answers a look-up with .success(nil) and then looks at the city.
      """
    case .hidesReasons:
      """
      No test answers the question for weather with a failure and then looks \
      at what the alert says. This presenter shows an alert that says "Sorry".
      """
    case .looksUpBlanks:
      """
      No test submits a name of spaces and then looks at what was looked up. \
      An empty name is not the only blank one.
      """
    case .keepsOldWeather:
      """
      No test shows the weather of a place, submits another place, and then \
      looks at the summaries, the date or the icon.
      """
    case .letsLateAnswersWin:
      """
      No test answers an old question after a new one, and then looks at what \
      is shown. If the answers come in the order of the questions, this \
      presenter is right.
      """
    case .letsFirstAnswersWin:
      """
      No test asks for two places and answers the old question first, then the \
      new one. If the new one is answered first, this presenter is right.
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
    if fault == .looksUpBlanks ? name.isEmpty : name.isBlank { return }
    findPlace(named: name)
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
    return fault == .letsFirstAnswersWin ? isFirst : !Task.isCancelled
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
    let isHalf = abs(temperature).truncatingRemainder(dividingBy: 1) == 0.5
    let rounded =
      switch fault {
      case .roundsHalvesDown where isHalf: temperature.rounded(.towardZero)
      case .roundsHalvesToEven: temperature.rounded(.toNearestOrEven)
      case .roundsHalvesUp: (temperature + 0.5).rounded(.down)
      default: temperature.rounded(.toNearestOrAwayFromZero)
      }
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
