import ConsoleUI
import Play
import Trace

/// Prints traces as diagrams in text.
@MainActor
package struct TraceText {
  private let columns: Int
  private let options: PrintOptions
  private let showsCalls: Bool
  private let isOneOfSeveral: Bool
  private let write: (String) -> Void

  /// - Parameters:
  ///   - columns: how wide a diagram may be.
  ///   - showsCalls: whether to fold nothing, and to show what a type calls of
  ///     its own.
  ///   - isOneOfSeveral: whether it prints more than one variant's.
  package init(
    columns: Int,
    options: PrintOptions = PrintOptions(),
    showsCalls: Bool = false,
    isOneOfSeveral: Bool = false,
    write: @escaping (String) -> Void
  ) {
    self.columns = columns
    self.options = options
    self.showsCalls = showsCalls
    self.isOneOfSeveral = isOneOfSeveral
    self.write = write
  }

  /// Prints which variant follows.
  package func printTitle(_ variant: Variant) {
    let title =
      isOneOfSeveral
      ? "== \(variant.words): \(variant.architecture.title)" : variant.words
    title.wrapped(toCells: columns).forEach(write)
  }

  /// Prints what ends several traces: what each action took in each.
  package func printEnd(of reports: [TraceReport]) {
    guard isOneOfSeveral else { return }
    var counts = MessageCounts()
    for report in reports {
      let traces = report.steps.map(\.trace)
      counts.add(traces, of: report.variant.architecture.name)
    }
    counts.lines(
      architectures: reports.map(\.variant.architecture.name),
      columns: columns
    ).forEach(write)
  }

  /// Prints one action and its diagram.
  package func print(_ step: TraceReport.Step) {
    write("")
    for line in step.narration?.lines ?? [] {
      line.hanging(toCells: columns).forEach(write)
    }
    write("> \(step.trace.name)")
    print(step.trace)
  }

  /// Prints one action's diagram.
  func print(_ trace: ActionTrace) {
    let diagram =
      showsCalls
      ? trace.diagram(callsToSelf: true).foldingRepeats()
      : trace.ladder.diagram(marking: options.isPlain ? "*" : "★")
    guard !diagram.steps.isEmpty else { return write("(no calls)") }
    diagram.lines(
      columns: columns,
      strokes: options.isPlain ? .ascii : .box
    ).forEach(write)
  }

  /// Prints the pattern's rules and whether the calls kept them.
  package func print(_ check: RuleCheck) {
    for line in check.lines {
      let text = line.drop { $0 == " " }
      let indent = String(repeating: " ", count: line.count - text.count)
      String(text).hanging(toCells: columns - indent.count)
        .forEach { write(indent + $0) }
    }
    if isOneOfSeveral { write("") }
  }
}

extension String {
  /// The text in lines of so many cells; all but the first begin a little to
  /// the right.
  func hanging(toCells columns: Int) -> [String] {
    guard cellWidth > columns else { return [self] }
    let lines = wrapped(toCells: columns - 2)
    return lines.prefix(1) + lines.dropFirst().map { "  \($0)" }
  }
}
