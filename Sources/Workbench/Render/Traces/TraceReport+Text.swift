import ConsoleUI
import Play
import Trace

extension [TraceReport] {
  /// All the actions as one diagram in Mermaid's language, one architecture
  /// beside the other, with the rules as comments.
  ///
  /// - Parameters:
  ///   - showsCalls: Whether to show what a type calls of its own.
  ///   - sources: By which it finds what drops answers and cancels tasks.
  package func mermaid(showsCalls: Bool, sources: SourceIndex?) -> String {
    let groups = map { report in
      (
        title: count > 1 ? report.variant.architecture.name : nil,
        diagram: report.diagram(showsCalls: showsCalls, sources: sources)
      )
    }
    return SequenceDiagram.mermaid(groups)
      + flatMap { [$0.variant.words] + $0.check.lines }
      .map { "%% \($0)\n" }.joined()
  }

  /// The messages, the remarks on them and the rules as JSON.
  package func json(
    showsCalls: Bool,
    sources: SourceIndex?
  ) throws -> String {
    try map { TraceJSON($0, showsCalls: showsCalls, sources: sources) }
      .jsonText()
  }
}

extension Variant {
  /// What one types to run it.
  var words: String { "\(architecture.name) \(feature.name)" }
}

extension TraceReport {
  /// All the actions, one under the other.
  fileprivate func diagram(
    showsCalls: Bool,
    sources: SourceIndex?
  ) -> SequenceDiagram {
    let drawn = drawn(sources) {
      $0.diagram(callsToSelf: showsCalls).foldingRepeats()
    }
    return SequenceDiagram(
      joining: drawn.map { step, diagram, remarks in
        let name = step.trace.action.map { "> \($0)" } ?? step.trace.name
        return (
          headings: [step.narration?.title, name].compactMap(\.self),
          diagram: diagram.adding(
            remarks.mapValues { $0.notes(isPlain: false) }
          )
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
    /// The first sentence of what the script tells of it.
    let title: String?
    /// All that the script tells of it.
    let narration: String?
    let diagram: SequenceDiagram
    let remarks: [Remarked]
  }

  /// What is said beside a message.
  struct Remarked: Encodable {
    /// The number of the message in its diagram, from 0.
    let message: Int
    /// Such as "drops".
    let kind: Remark.Kind
    let file: String
    let line: Int
    let code: String
    let cancelledInStep: Int?
  }

  let architecture: String
  let feature: String
  let actions: [Action]
  let rules: [RuleCheck.CheckedRule]
  let typesWithoutRole: [String]

  init(_ report: TraceReport, showsCalls: Bool, sources: SourceIndex?) {
    architecture = report.variant.architecture.name
    feature = report.variant.feature.name
    let drawn = report.drawn(sources) { $0.diagram(callsToSelf: showsCalls) }
    actions = drawn.map { step, diagram, remarks in
      Action(
        action: step.trace.action,
        title: step.narration?.title,
        narration: step.narration?.text,
        diagram: diagram,
        remarks: remarks.sorted { $0.key < $1.key }.map { message, remark in
          Remarked(
            message: message,
            kind: remark.kind,
            file: remark.place.path,
            line: remark.line,
            code: remark.code,
            cancelledInStep: remark.cancelledIn
          )
        }
      )
    }
    rules = report.check.rules
    typesWithoutRole = report.check.typesWithoutRole
  }
}

extension MessageCounts {
  /// A table with a row for each action, with the number by which
  /// `trace --step` shows it, and a column for each architecture; where there
  /// are several actions, what they come to stands above them.
  ///
  /// Columns that do not fit stand in a table of their own below.
  ///
  /// - Parameter columns: how wide a line may be.
  func lines(architectures: [String], columns: Int) -> [String] {
    let widths = architectures.map { max(Self.leastWidth, $0.cellWidth) }
    let room = columns - (widths.max() ?? 0) - Self.gap
    let longest = numberedActions.map(\.cellWidth).max() ?? 0
    let nameWidth = min(longest, max(Self.leastWidth, room))
    let heading = "Messages between types, and how many types took part"
    var lines = heading.wrapped(toCells: columns)
    var rest = zip(architectures, widths).map { (name: $0, width: $1) }[...]
    while !rest.isEmpty {
      var used = nameWidth
      let fitting = rest.prefix { column in
        used += Self.gap + column.width
        return used <= columns
      }
      let part = rest.prefix(max(1, fitting.count))
      rest = rest.dropFirst(part.count)
      lines += table(part, nameWidth: nameWidth)
    }
    if counts.values.contains(where: { $0.contains(nil) }) {
      lines += "full: the recording had no room for all calls"
        .wrapped(toCells: columns)
    }
    return lines.map { $0.truncated(toCells: columns) }
  }

  private var numberedActions: [String] {
    // One alone may be any step, whose number its reader has asked for.
    guard actions.count > 1 else { return actions }
    let width = "\(actions.count - 1)".count
    return actions.enumerated().map { number, action in
      let blanks = String(repeating: " ", count: width - "\(number)".count)
      return "\(blanks)\(number) \(action)"
    }
  }

  private func table(
    _ architectures: ArraySlice<(name: String, width: Int)>,
    nameWidth: Int
  ) -> [String] {
    func row(_ name: String, _ cell: (String) -> String) -> String {
      let start = name.truncated(toCells: nameWidth).padded(toCells: nameWidth)
      let cells = architectures.map { architecture in
        String(repeating: " ", count: Self.gap)
          + cell(architecture.name).padded(toCells: architecture.width)
      }
      return (start + cells.joined()).trimmingTrailingSpaces()
    }
    let rows = actions.indices.map { index in
      row(numberedActions[index]) { name in
        guard let counts = counts[name], index < counts.count else { return "" }
        return counts[index].map { "\($0.messages) (\($0.participants))" }
          ?? "full"
      }
    }
    let sums = row("in all") { name in
      guard let counts = counts[name] else { return "" }
      let known = counts.compactMap(\.self)
      guard known.count == counts.count else { return "full" }
      return "\(known.map(\.messages).reduce(0, +))"
    }
    return [row("") { $0 }] + (rows.count > 1 ? [sums] : []) + rows
  }

  private static let gap = 2
  /// Holds the figures of an action.
  private static let leastWidth = 8
}
