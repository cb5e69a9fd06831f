import CallTrace

/// The traces of a whole script, to be printed or read by a program.
public struct TraceReport: Encodable, Sendable {
  /// One action and who called whom in it.
  public struct Action: Encodable, Sendable {
    /// The line of the script; nil for the start of the screen.
    public let action: String?
    public let diagram: SequenceDiagram
  }

  /// A rule of the pattern and the calls that broke it.
  public struct CheckedRule: Encodable, Sendable {
    public let rule: String
    public let violations: [String]
  }

  public let architecture: String
  public let feature: String
  public let actions: [Action]
  public let rules: [CheckedRule]
  /// The types of the architecture's module that took part without a role.
  public let typesWithoutRole: [String]

  init(_ traces: [ActionTrace], of variant: Variant, showsCalls: Bool) {
    architecture = variant.architecture.name
    feature = variant.feature.name
    actions = traces.map { trace in
      Action(
        action: trace.action,
        diagram: trace.diagram(callsToSelf: showsCalls)
      )
    }
    let check = RuleCheck(traces, of: variant.architecture)
    typesWithoutRole = check.typesWithoutRole
    rules = check.rules.map { rule in
      CheckedRule(
        rule: rule,
        violations: check.violations.filter { $0.rule == rule }.map(\.message)
      )
    }
  }

  public var keepsRules: Bool {
    rules.allSatisfy(\.violations.isEmpty) && typesWithoutRole.isEmpty
  }
}

extension [TraceReport] {
  /// All the actions as one diagram in Mermaid's language, one architecture
  /// beside the other, with the rules as comments.
  public var mermaid: String {
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
      + typesWithoutRole.map { "✗ \($0) has no role" }
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
  public func play(
    _ demonstration: Demonstration,
    showsCalls: Bool = false,
    printer: TraceText? = nil
  ) throws(StepFailure) -> TraceReport {
    let variant = session.variant
    var demonstration = demonstration
    var traces = [start]
    printer?.printTitle(variant)
    printer?.printStep("(start)")
    printer?.print(start)
    while let line = demonstration.next(
      timeToNextAnswer: session.timeToNextAnswer
    ) {
      guard let trace = try play(line, of: demonstration.script).trace
      else { continue }
      traces.append(trace)
      printer?.printStep("\(line.step)")
      printer?.print(trace)
    }
    printer?.print(RuleCheck(traces, of: variant.architecture))
    return TraceReport(traces, of: variant, showsCalls: showsCalls)
  }
}
