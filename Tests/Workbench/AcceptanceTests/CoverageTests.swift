import Catalogue
import Play
import Scenarios
import Testing

/// Whether the scenarios say all that the specification says.
struct CoverageTests {
  /// The numbered behaviours of the specification.
  private static let behaviours =
    Catalogue.standard.features.flatMap { feature in
      (1...max(1, feature.behaviourCount)).map { "\(feature.name) \($0)" }
    } + (1...4).map { "all \($0)" }

  private let features = Catalogue.standard.features

  @Test(arguments: behaviours)
  func behaviourHasAScenario(_ behaviour: String) {
    let scenarios = features.flatMap(\.scenarios)
    #expect(scenarios.contains { $0.behaviour == behaviour })
  }

  @Test
  func everyScenarioIsAboutABehaviourOfItsFeature() {
    for feature in features {
      for scenario in feature.scenarios {
        let part = scenario.behaviour.prefix { $0 != " " }
        #expect(part == feature.name || part == "all", "\(scenario)")
        #expect(Self.behaviours.contains(scenario.behaviour), "\(scenario)")
      }
    }
  }

  @Test
  func noTwoScenariosOfAFeatureHaveTheSameName() {
    for feature in features {
      let names = feature.scenarios.map(\.description)
      #expect(Set(names).count == names.count, "\(feature.name)")
    }
  }

  @Test
  func releasedObjectsAreCheckedInEveryFeature() {
    for feature in features {
      #expect(feature.scenarios.contains { $0.behaviour == "all 1" })
    }
  }
}
