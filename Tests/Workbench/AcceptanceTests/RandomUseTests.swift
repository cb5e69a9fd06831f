import Catalogue
import Foundation
import Play
import Testing

/// All variants of a feature in the hands of users who try everything.
///
/// A run about one variant leaves this out: it would make the others run, too.
/// A million actions take minutes and are for the command line:
/// `swift run -c release workbench compare all --random 1000000`.
@MainActor
@Suite(.enabled(if: SelectedVariants.wanted == nil))
struct RandomUseTests {
  private nonisolated static let hasTime =
    ProcessInfo.processInfo.environment["WORKBENCH_SLOW_TESTS"] == "1"
  private nonisolated static let seeds = Array(
    1...(hasTime ? 8 : 1) as ClosedRange<UInt64>
  )
  private static let actions = hasTime ? 500 : 120

  @Test(arguments: Catalogue.standard.features, seeds)
  func variantsStayTheSame(in feature: Feature, seed: UInt64) throws {
    let outcome = RandomComparison(
      variants: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      seed: seed
    ).run(actions: Self.actions)

    switch outcome {
    case .same(let frames):
      // One for each action and one for the first look.
      #expect(frames == Self.actions + 1)
    case .different(let finding):
      let lines = finding.shortest.lines.map { "\($0.step)" }
      let difference = String(describing: finding.moment.difference)
      Issue.record("world \(finding.world), \(lines): \(difference)")
    }
  }
}
