import Catalogue
import Play
import TestSupport
import Testing
import Trace

/// Who calls whom in each demo, and how often: a call that changes, comes or
/// goes shows here, also where no rule forbids it.
@Suite(
  "The messages of the demos",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct MessageListTests {
  @Test("are these, and keep the rules", arguments: Catalogue.standard.variants)
  func golden(_ variant: Variant) throws {
    let feature = variant.feature
    let demo = try feature.demos[0].script()
    let run = Run(
      variants: [variant],
      data: try feature.sampleData(),
      recorded: .messagesAndRules
    )
    var traces: [ActionTrace] = []
    for moment in run.play(Demonstration(demo)) {
      #expect(moment.failure == nil)
      traces += moment.outcomes.compactMap(\.trace)
    }
    let name = "\(variant.architecture.name)-\(feature.name)"
    let list = list(of: traces)
    #expect(try list == Golden.text("messages-\(name)", for: list))
    let check = RuleCheck(traces, of: variant.architecture.pattern)
    #expect(check.breaches == [])
    #expect(check.typesWithoutRole == [])
  }

  /// Each message once, in the order in which they are first sent, with how
  /// often it is sent.
  ///
  /// Observation tells of a change in another order in each run, so what it
  /// tells stands below, by name.
  private func list(of traces: [ActionTrace]) -> String {
    var lines: [String] = []
    var told: [String] = []
    var counts: [String: Int] = [:]
    for message in traces.flatMap({ $0.diagram().messages }) {
      let arrow = message.isAnswer ? "-->" : "->"
      let line = "\(message.from) \(arrow) \(message.to): \(message.text)"
      counts[line, default: 0] += 1
      guard counts[line] == 1 else { continue }
      if message.text.hasPrefix("onChange: ") {
        told.append(line)
      } else {
        lines.append(line)
      }
    }
    return (lines + told.sorted()).map { "\(counts[$0] ?? 0) \($0)\n" }.joined()
  }
}
