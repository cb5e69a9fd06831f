import CallTrace

/// The traces of a whole script, to be printed or read by a program.
package struct TraceReport: Encodable, Sendable {
  /// One action and who called whom in it.
  package struct Action: Encodable, Sendable {
    /// The line of the script; nil for the start of the screen.
    package let action: String?
    package let diagram: SequenceDiagram
  }

  package let architecture: String
  package let feature: String
  package let actions: [Action]
  package let rules: [RuleCheck.CheckedRule]
  /// The types of the architecture's module that took part without a role.
  package let typesWithoutRole: [String]
  /// What each of the actions took.
  let counts: [MessageCounts.Count]
  fileprivate let check: RuleCheck

  private enum CodingKeys: CodingKey {
    case architecture, feature, actions, rules, typesWithoutRole
  }

  init(_ traces: [ActionTrace], of variant: Variant, showsCalls: Bool) {
    architecture = variant.architecture.name
    feature = variant.feature.name
    actions = traces.map { trace in
      Action(
        action: trace.action?.description,
        diagram: trace.diagram(callsToSelf: showsCalls)
      )
    }
    counts = traces.map(MessageCounts.Count.init)
    check = RuleCheck(traces, of: variant.architecture)
    rules = check.rules
    typesWithoutRole = check.typesWithoutRole
  }

  package var keepsRules: Bool { check.isKept }
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
      + flatMap { ["\($0.architecture) \($0.feature)"] + $0.check.lines }
      .map { "%% \($0)\n" }.joined()
  }
}

extension TraceReport {
  /// All the actions, one under the other.
  fileprivate var wholeDiagram: SequenceDiagram {
    let parts = actions.map { action in
      (
        heading: action.action.map { "> \($0)" } ?? ActionTrace.start,
        diagram: action.diagram.foldingRepeats()
      )
    }
    return SequenceDiagram(joining: parts)
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
