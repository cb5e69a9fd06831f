import HeldServices
import Catalogue
import ConsoleUI
import ExerciseScenarios
import Models
import Play
import Scenarios
import Trace

@testable import Exercise11

/// The learner's view model, whose services answer when they are told to.
///
/// The start-up is over: the default place was asked for, and has come.
@MainActor
final class Bench {
  let places = HeldPlaces()
  let weather = HeldWeather()
  let viewModel: WeatherViewModel
  private(set) var alerts: [String] = []

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.showAlert = { [weak self] in self?.alerts.append("\($0): \($1)") }
    viewModel.viewDidLoad()
    places.answer(1, .success(.home))
    weather.answer(1, .success(.clouds))
  }

  /// How often one tap on "Change location" has the user asked.
  var timesAskedForLocation: Int {
    var times = 0
    viewModel.askForLocation = { times += 1 }
    viewModel.changeLocationButtonTapped()
    return times
  }

  /// What a user would see: the city, the summary, and any alerts.
  var shown: [String] {
    [viewModel.city.value, viewModel.currentSummary.value] + alerts
  }

  func submit(_ names: String...) {
    for name in names { viewModel.locationSubmitted(name) }
  }
}

/// The learner's screen, which nobody sees.
@MainActor
struct Screen {
  let places = HeldPlaces()
  let controller: ViewController
  let window: Window

  init() {
    controller = makeWeatherScreen(
      placeService: places,
      weatherService: HeldWeather()
    )
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: controller
    )
    window.makeVisible()
  }

  /// The view model that the controller holds.
  func viewModel() throws -> WeatherViewModel {
    let held = Mirror(reflecting: controller).children.lazy.compactMap {
      $0.value as? WeatherViewModel
    }.first
    guard let held else { throw NoViewModel() }
    return held
  }

  func press(_ title: String) {
    window.buttons.first { $0.title == title }?.sendActions()
  }

  /// Opens the alert, types a name, and presses a button of it.
  func choose(_ name: String, then title: String) {
    press("Change location")
    window.textFields.first?.text = name
    press(title)
  }
}

/// What is thrown where a tap should have asked the user something.
struct NoAlert: Error, CustomStringConvertible {
  let description = "no alert after a tap on Change location"
}

/// What is thrown where the controller holds no view model.
struct NoViewModel: Error, CustomStringConvertible {
  let description = "a controller that holds no WeatherViewModel"
}

/// Whether an object may live as long as a pending question, which is no part
/// of the screen: a token that tells one question from another.
private func mayWait(_ type: String) -> Bool {
  let parts = [
    "Exercise11.WeatherViewController", "Exercise11.WeatherViewModel",
  ]
  return type.hasPrefix("Exercise11.") && !parts.contains(type)
    && !type.hasPrefix("Exercise11.Box<")
}

/// What the workbench asks of every weather screen, asked of this one; the
/// first that goes wrong, or "as specified".
@MainActor
func behaviour() throws -> String {
  ExerciseScenarios(
    "11",
    .weather,
    decidedBy: .viewModel,
    ScreenFactory(makeWeatherScreen)
  ).failure(in: Feature.weather.scenarios, mayWait: mayWait) ?? "as specified"
}
