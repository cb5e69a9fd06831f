import ConsoleUI
import Play
import Trace

/// The traces of a whole script in one architecture.
package struct TraceReport: Sendable {
  /// An action's trace, and what the script tells of the action.
  package typealias Step = (trace: ActionTrace, narration: Narration?)

  package let variant: Variant
  package let steps: [Step]
  /// How the pattern's rules fared, in all steps.
  package let check: RuleCheck

  /// - Parameter number: The step that it holds, where it is not to hold all.
  package init(_ steps: [Step], of variant: Variant, only number: Int? = nil) {
    self.variant = variant
    self.steps = number.map { [steps[$0]] } ?? steps
    check = RuleCheck(steps.map(\.trace), of: variant.architecture.pattern)
  }
}
