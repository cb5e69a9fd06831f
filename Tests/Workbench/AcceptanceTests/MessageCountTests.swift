import Catalogue
import Foundation
import Play
import Scenarios
import Testing
import Trace

private let wantedFile =
  ProcessInfo.processInfo.environment["WORKBENCH_MESSAGES_TO"]

/// Counts messages in the package that it is part of, which may be a changed
/// copy: `workbench change --measure` asks for it, by a file to write to.
@MainActor
@Suite(.enabled(if: wantedFile != nil))
struct MessageCountTests {
  /// What the demos of a feature take in one variant.
  private struct Count: Encodable {
    var actions = 0
    var messages = 0
  }

  @Test
  func demosKeepTheRules() throws {
    var counts: [String: Count] = [:]
    for variant in SelectedVariants.all {
      var traces: [ActionTrace] = []
      for demo in variant.feature.demos {
        let run = Run(
          variants: [variant],
          data: try variant.feature.sampleData(),
          recorded: .messagesAndRules
        )
        try run.play(Demonstration(try demo.script())) { moment in
          traces += moment.outcomes.compactMap(\.trace)
        }
      }
      let check = RuleCheck(traces, of: variant.architecture.pattern)
      #expect(check.isKept, "\(variant) \(check.breaches)")
      #expect(check.typesWithoutRole == [], "\(variant)")
      counts[variant.name] = Count(
        actions: traces.count,
        messages: traces.map(\.messagesBetween.count).reduce(0, +)
      )
    }
    let file = URL(fileURLWithPath: try #require(wantedFile))
    try JSONEncoder().encode(counts).write(to: file)
  }
}
