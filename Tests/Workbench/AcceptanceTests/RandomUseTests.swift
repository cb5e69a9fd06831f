import Catalogue
import Play
import Testing

/// All variants of a feature in the hands of users who try everything.
///
/// A run about one variant leaves this out: it would make the others run, too.
/// An optimised build does twenty times as many in the same time. `.ci/run`
/// has it do ten thousand a feature, and this takes about an hour:
/// `swift run -c release workbench compare all --random 1000000`.
@MainActor
@Suite(.enabled(if: SelectedVariants.wanted == nil))
struct RandomUseTests {
  private static let actions = 120

  @Test(arguments: Catalogue.standard.features)
  func variantsStayTheSame(in feature: Feature) throws {
    let outcome = RandomComparison(
      variants: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      seed: 1
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
