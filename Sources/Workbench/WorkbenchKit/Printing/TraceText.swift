import CallTrace
import ConsoleUI

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
  ///   - showsCalls: whether to show what a type calls of its own.
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
  func printTitle(_ variant: Variant) {
    let name = "\(variant.architecture.name) \(variant.feature.name)"
    let title =
      isOneOfSeveral ? "== \(name): \(variant.architecture.title)" : name
    for line in title.wrapped(toCells: columns) { write(line) }
  }

  /// Prints what ends several traces: what each action took in each.
  package func printEnd(of reports: [TraceReport]) {
    guard isOneOfSeveral else { return }
    let counts = MessageCounts(of: reports)
    let names = reports.map(\.architecture)
    for line in counts.lines(architectures: names, columns: columns) {
      write(line)
    }
  }

  /// Prints what the diagram that follows shows.
  func printStep(_ text: String) {
    write("")
    write("> \(text)")
  }

  /// Prints one action's diagram.
  package func print(_ trace: ActionTrace) {
    let diagram = trace.diagram(callsToSelf: showsCalls).foldingRepeats()
    guard !diagram.steps.isEmpty else { return write("(no calls)") }
    let lines = diagram.lines(
      columns: columns,
      strokes: options.isPlain ? .ascii : .box,
      width: { $0.cellWidth }
    )
    lines.forEach(write)
  }

  /// Prints the pattern's rules and whether the calls kept them.
  package func print(_ check: RuleCheck) {
    for line in check.lines { printWrapped(line) }
    if isOneOfSeveral { write("") }
  }

  /// Prints a line; what has no room follows under its words.
  private func printWrapped(_ line: String) {
    guard line.cellWidth > columns else { return write(line) }
    let text = line.drop { $0 == " " }
    let indent = String(repeating: " ", count: line.count - text.count)
    let parts = String(text).wrapped(toCells: columns - indent.count - 2)
    for (number, part) in parts.enumerated() {
      write(indent + (number == 0 ? "" : "  ") + part)
    }
  }
}
