import HeldServices
import Catalogue
import ConsoleUI
import ExerciseScenarios
import Layouts
import Play
import Scenarios
import Trace

@testable import Exercise09

/// What the workbench asks of a weather screen that has one place only.
@MainActor
struct OnePlaceScenarios {
  private let scenarios: [Scenario]

  /// Leaves out the scenarios that press "Change location": this screen cannot.
  ///
  /// Which those are is seen by playing all on the workbench's own screen.
  init() throws {
    guard let factory = Architecture.mvvm.screens[.weather] else {
      throw Missing(description: "the workbench has no weather")
    }
    scenarios = try Feature.weather.scenarios.filter { scenario in
      let presses = Presses()
      let screen = ScreenFactory { (needs: Any) in
        let screen = factory.makeScreen(needs)
        let layout = screen.view as? WeatherLayout
        layout?.changeLocationButton.addTarget(presses, action: Presses.note)
        return screen
      }
      if let failure = Self.exercise(screen).failure(in: [scenario]) {
        throw Missing(description: failure)
      }
      return presses.count == 0
    }
  }

  /// What a screen does that does everything right.
  var allPassed: String { "\(scenarios.count) scenarios passed" }

  /// The first scenario in which the exercise goes wrong, or ``allPassed``.
  func play() -> String {
    Self.exercise(ScreenFactory(makeWeatherScreen))
      .failure(in: scenarios) ?? allPassed
  }

  private static func exercise(_ screen: ScreenFactory) -> ExerciseScenarios {
    ExerciseScenarios("09", .weather, decidedBy: .viewModel, screen)
  }
}

/// Counts how often a button was pressed.
@MainActor
private final class Presses {
  private(set) var count = 0

  func note() {
    count += 1
  }
}
