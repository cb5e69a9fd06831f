import CallTrace
import Catalogue
import Testing
import WorkbenchKit

/// Who calls whom in each demo, and how often: a call that changes, comes or
/// goes shows here, also where no rule forbids it.
@Suite(
  "The messages of the demos",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct MessageListTests {
  @Test("are these", arguments: Catalogue.standard.architectures)
  func golden(_ architecture: Architecture) throws {
    let lists = try Catalogue.standard.variants
      .filter { $0.architecture.name == architecture.name }
      .map { variant in
        "== \(variant.feature.name)\n" + (try messages(of: variant))
      }
    try Golden.expect(
      lists.joined(separator: "\n"),
      "messages-\(architecture.name)"
    )
  }

  /// Each message once, in the order in which they are first sent, with how
  /// often the demo sends it.
  private func messages(of variant: Variant) throws -> String {
    let feature = variant.feature
    let demo = try Script(name: "demo", text: feature.demoScript)
    let run = Run(
      variants: [variant],
      data: try feature.sampleData(),
      recorded: .messages
    )
    var lines: [String] = []
    var counts: [String: Int] = [:]
    for moment in run.play(Demonstration(demo)) {
      #expect(moment.failure == nil)
      for message in moment.outcomes[0].trace?.diagram().messages ?? [] {
        let arrow = message.isAnswer ? "-->" : "->"
        let line = "\(message.from) \(arrow) \(message.to): \(message.text)"
        if counts[line] == nil { lines.append(line) }
        counts[line, default: 0] += 1
      }
    }
    return lines.map { "\(counts[$0] ?? 0) \($0)\n" }.joined()
  }
}
