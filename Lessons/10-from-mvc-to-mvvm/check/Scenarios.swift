import Catalogue
import ConsoleUI
import Layouts
import WorkbenchKit

@testable import Exercise10

/// What the workbench asks of a weather screen that has one place only.
@MainActor
struct OnePlaceScenarios {
  private let scenarios: [Scenario]

  /// Leaves out the scenarios that press "Change location": lesson 11 adds it.
  ///
  /// Which those are is seen by playing all on the workbench's own screen.
  init() throws {
    guard let factory = Architecture.mvvm.screens[.weather] else {
      throw Missing(description: "the workbench has no weather")
    }
    scenarios = try Feature.weather.scenarios.filter { scenario in
      let presses = Presses()
      try scenario.check(
        Self.variant(
          ScreenFactory { (needs: Any) in
            let screen = factory.makeScreen(needs)
            let layout = screen.view as? WeatherLayout
            layout?.changeLocationButton.addTarget(
              presses,
              action: Presses.note
            )
            return screen
          }
        )
      )
      return presses.count == 0
    }
  }

  /// What a screen does that does everything right.
  var allPassed: String { "\(scenarios.count) scenarios passed" }

  /// The first scenario in which the exercise goes wrong, or ``allPassed``.
  func play() throws -> String {
    let exercise = try Self.variant(ScreenFactory(makeWeatherScreen))
    for scenario in scenarios {
      do {
        try scenario.check(exercise)
      } catch {
        return "\(error)"
      }
    }
    return allPassed
  }

  private static func variant(
    _ screen: ScreenFactory
  ) throws -> Variant {
    let architecture = Architecture(
      name: "yours",
      title: "The exercise",
      module: "Exercise10",
      roles: [],
      deciders: [.viewModel],
      rules: [],
      screens: [.weather: screen]
    )
    guard let variant = Variant(architecture, .weather) else {
      throw Missing(description: "a variant has no screen")
    }
    return variant
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
