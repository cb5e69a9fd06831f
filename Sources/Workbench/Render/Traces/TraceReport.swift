import ConsoleUI
import Play
import Trace

/// The traces of a whole script in one architecture.
package struct TraceReport: Sendable {
  /// An action's trace, and what the script tells of the action.
  package typealias Step = (trace: ActionTrace, narration: Narration?)

  package let variant: Variant
  package let steps: [Step]
  /// How the pattern's rules fared.
  package let check: RuleCheck

  package init(_ steps: [Step], of variant: Variant) {
    self.variant = variant
    self.steps = steps
    check = RuleCheck(steps.map(\.trace), of: variant.architecture.pattern)
  }
}
