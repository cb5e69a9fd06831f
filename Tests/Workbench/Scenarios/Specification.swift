import Catalogue
import Play

/// What the specification says of a feature.
private struct Specification {
  /// How many behaviours it numbers.
  let behaviourCount: Int
  /// Those behaviours, and those that all features share.
  let scenarios: [Scenario]

  static let all: [Feature: Specification] = [
    .greeting: Specification(
      behaviourCount: 3,
      scenarios: Scenario.greeting
    ),
    .photoList: Specification(
      behaviourCount: 8,
      scenarios: Scenario.photoList
    ),
    .weather: Specification(
      behaviourCount: 7,
      scenarios: Scenario.weather
    ),
    .employees: Specification(
      behaviourCount: 6,
      scenarios: Scenario.employees
    ),
    .worldClock: Specification(
      behaviourCount: 6,
      scenarios: Scenario.worldClock
    ),
    .todo: Specification(
      behaviourCount: 7,
      scenarios: Scenario.todo
    ),
  ]
}

extension Feature {
  /// How many numbered behaviours the specification has of it.
  public var behaviourCount: Int {
    Specification.all[self]?.behaviourCount ?? 0
  }

  /// Those behaviours, and those that all features share.
  public var scenarios: [Scenario] {
    Specification.all[self]?.scenarios ?? []
  }
}
