import ConsoleUI
import Play
import Trace

/// The traces of a whole script in one architecture.
package struct TraceReport: Sendable {
  package let variant: Variant
  package let traces: [ActionTrace]
  /// How the pattern's rules fared.
  package let check: RuleCheck

  package init(_ traces: [ActionTrace], of variant: Variant) {
    self.variant = variant
    self.traces = traces
    check = RuleCheck(traces, of: variant.architecture.pattern)
  }
}
