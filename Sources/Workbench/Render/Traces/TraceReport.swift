import ConsoleUI
import Play
import Trace

/// The traces of a whole script in one architecture.
package struct TraceReport: Sendable {
  /// An action's trace, and what the script tells of the action.
  package typealias Step = (trace: ActionTrace, narration: Narration?)

  package let variant: Variant
  private let all: [Step]
  private let chosen: Range<Int>
  /// How the pattern's rules fared, in all steps.
  package let check: RuleCheck

  /// - Parameter number: The step that it holds, where it is not to hold all.
  package init(_ steps: [Step], of variant: Variant, only number: Int? = nil) {
    self.variant = variant
    all = steps
    chosen = number.map { $0..<$0 + 1 } ?? steps.indices
    check = RuleCheck(steps.map(\.trace), of: variant.architecture.pattern)
  }

  /// The steps that it holds.
  package var steps: [Step] { Array(all[chosen]) }

  /// These with their diagrams, and with the remarks on the messages in them,
  /// as far as the sources tell.
  func drawn(
    _ sources: SourceIndex?,
    _ diagram: (ActionTrace) -> SequenceDiagram
  ) -> [(step: Step, diagram: SequenceDiagram, remarks: [Int: Remark])] {
    var sources = sources
    return chosen.map {
      let trace = all[$0].trace
      var diagram = diagram(trace)
      let remarks = sources?.remarks(on: diagram.messages) ?? [:]
      diagram =
        sources?.namingCases(in: diagram, after: trace.action) ?? diagram
      return (all[$0], diagram, remarks)
    }
  }
}
