import CallTrace

/// The traces of a whole script, to be printed or read by a program.
package struct TraceReport: Encodable, Sendable {
  /// One action and who called whom in it.
  package struct Action: Encodable, Sendable {
    /// The line of the script; nil for the start of the screen.
    package let action: String?
    package let diagram: SequenceDiagram
  }

  /// A rule of the pattern and the calls that broke it.
  package struct CheckedRule: Encodable, Sendable {
    package let rule: String
    package let violations: [String]
  }

  package let architecture: String
  package let feature: String
  package let actions: [Action]
  package let rules: [CheckedRule]

  init(_ traces: [ActionTrace], of variant: Variant, showsCalls: Bool) {
    architecture = variant.architecture.name
    feature = variant.feature.name
    actions = traces.map { trace in
      Action(
        action: trace.action?.description,
        diagram: trace.diagram(callsToSelf: showsCalls)
      )
    }
    let check = RuleCheck(traces, of: variant.architecture)
    rules = check.rules.map { rule in
      CheckedRule(
        rule: rule,
        violations: check.violations.filter { $0.rule == rule }.map(\.message)
      )
    }
  }

  package var keepsRules: Bool { rules.allSatisfy(\.violations.isEmpty) }
}

extension [TraceReport] {
  /// All the actions as one diagram in Mermaid's language, one architecture
  /// beside the other, with the rules as comments.
  package var mermaid: String {
    let groups = map { report in
      (
        title: count > 1 ? report.architecture : nil,
        diagram: report.wholeDiagram
      )
    }
    return SequenceDiagram.mermaid(groups)
      + flatMap(\.ruleLines).map { "%% \($0)\n" }.joined()
  }
}

extension TraceReport {
  /// All the actions, one under the other.
  fileprivate var wholeDiagram: SequenceDiagram {
    let parts = actions.map { action in
      (
        heading: action.action.map { "> \($0)" } ?? "(start)",
        diagram: action.diagram.foldingRepeats()
      )
    }
    return SequenceDiagram(joining: parts)
  }

  /// The variant, then each rule with a sign and what broke it.
  fileprivate var ruleLines: [String] {
    ["\(architecture) \(feature)"] + rules.flatMap(\.lines)
  }
}

extension TraceReport.CheckedRule {
  fileprivate var lines: [String] {
    let sign = violations.isEmpty ? "✓" : "✗"
    return ["\(sign) \(rule)"] + violations.map { "    \($0)" }
  }
}

extension Tracer {
  /// Plays a demonstration to its end, printing each action's diagram.
  package func play(
    _ demonstration: Demonstration,
    showsCalls: Bool = false,
    printer: TraceText? = nil
  ) throws(StepFailure) -> TraceReport {
    let variant = session.variant
    var traces: [ActionTrace] = []
    printer?.printTitle(variant)
    try play(demonstration) { trace in
      traces.append(trace)
      printer?.printStep(trace.name)
      printer?.print(trace)
    }
    printer?.print(RuleCheck(traces, of: variant.architecture))
    return TraceReport(traces, of: variant, showsCalls: showsCalls)
  }
}
