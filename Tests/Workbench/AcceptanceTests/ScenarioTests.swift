import Play
import Scenarios
import Testing

/// The specification, played on every variant there is.
///
/// There is no list of exceptions, and there must be none.
/// To see a test here fail, change a word that any of the variants shows.
@MainActor
@Suite(.knownVariant)
struct ScenarioTests {
  @Test(arguments: Case.all)
  func variantBehavesAsSpecified(_ testCase: Case) throws {
    try testCase.scenario.check(testCase.variant)
  }

  @Test(arguments: SelectedVariants.all)
  func demosPass(on variant: Variant) throws {
    for demo in variant.feature.demos {
      let scenario =
        Scenario(variant.feature.name, demo.name, script: demo.text)
      try scenario.check(variant)
    }
  }
}
