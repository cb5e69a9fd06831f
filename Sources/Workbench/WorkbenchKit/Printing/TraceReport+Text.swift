import CallTrace

extension [TraceReport] {
  /// All the actions as one diagram in Mermaid's language, one architecture
  /// beside the other, with the rules as comments.
  ///
  /// - Parameter showsCalls: Whether to show what a type calls of its own.
  package func mermaid(showsCalls: Bool) -> String {
    let groups = map { report in
      (
        title: count > 1 ? report.variant.architecture.name : nil,
        diagram: report.diagram(showsCalls: showsCalls)
      )
    }
    return SequenceDiagram.mermaid(groups)
      + flatMap { [$0.variant.words] + $0.check.lines }
      .map { "%% \($0)\n" }.joined()
  }

  /// The messages and the rules as JSON.
  package func json(showsCalls: Bool) throws -> String {
    try map { TraceJSON($0, showsCalls: showsCalls) }.jsonText()
  }
}

extension Variant {
  /// What one types to run it.
  var words: String { "\(architecture.name) \(feature.name)" }
}

extension TraceReport {
  /// All the actions, one under the other.
  fileprivate func diagram(showsCalls: Bool) -> SequenceDiagram {
    SequenceDiagram(
      joining: traces.map { trace in
        (
          heading: trace.action.map { "> \($0)" } ?? trace.name,
          diagram: trace.diagram(callsToSelf: showsCalls).foldingRepeats()
        )
      }
    )
  }
}

/// What a program reads of a report.
private struct TraceJSON: Encodable {
  /// One action and who called whom in it.
  struct Action: Encodable {
    /// The line of the script; nil for the start of the screen.
    let action: String?
    let diagram: SequenceDiagram
  }

  let architecture: String
  let feature: String
  let actions: [Action]
  let rules: [RuleCheck.CheckedRule]
  let typesWithoutRole: [String]

  init(_ report: TraceReport, showsCalls: Bool) {
    architecture = report.variant.architecture.name
    feature = report.variant.feature.name
    actions = report.traces.map { trace in
      Action(
        action: trace.action?.description,
        diagram: trace.diagram(callsToSelf: showsCalls)
      )
    }
    rules = report.check.rules
    typesWithoutRole = report.check.typesWithoutRole
  }
}
