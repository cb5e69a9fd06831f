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
  private let sources: SourceIndex?
  private let write: (String) -> Void

  /// - Parameters:
  ///   - columns: how wide a diagram may be.
  ///   - showsCalls: whether to fold nothing, and to show what a type calls of
  ///     its own.
  ///   - isOneOfSeveral: whether it prints more than one variant's.
  ///   - sources: by which it finds what drops answers and cancels tasks.
  package init(
    columns: Int,
    options: PrintOptions = PrintOptions(),
    showsCalls: Bool = false,
    isOneOfSeveral: Bool = false,
    sources: SourceIndex? = nil,
    write: @escaping (String) -> Void
  ) {
    self.columns = columns
    self.options = options
    self.showsCalls = showsCalls
    self.isOneOfSeveral = isOneOfSeveral
    self.sources = sources
    self.write = write
  }

  /// Prints which variant follows, and what of it.
  package func printTitle(_ variant: Variant, _ part: String? = nil) {
    let title =
      isOneOfSeveral
      ? "== \(variant.words): \(variant.architecture.title)" : variant.words
    (title + (part.map { ", \($0)" } ?? "")).wrapped(toCells: columns).forEach(
      write
    )
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

  /// Prints actions that follow one another, and their diagrams.
  ///
  /// - Parameter chosen: The number of the one to print, if not all.
  package func print(_ steps: [TraceReport.Step], only chosen: Int? = nil) {
    let diagrams = diagrams(of: steps.map(\.trace))
    for (number, (step, diagram)) in zip(steps, diagrams).enumerated()
    where chosen == nil || number == chosen {
      write("")
      for line in step.narration?.lines ?? [] {
        line.hanging(toCells: columns).forEach(write)
      }
      // The page counts steps so, and a title tells the only one.
      let place = chosen == nil && number > 0 ? " (step \(number))" : ""
      write("> \(step.trace.name)\(place)")
      print(diagram)
    }
  }

  /// Prints one action's diagram.
  func print(_ trace: ActionTrace) { diagrams(of: [trace]).forEach(print) }

  private func print(_ diagram: SequenceDiagram) {
    guard !diagram.steps.isEmpty else { return write("(no calls)") }
    diagram.lines(
      columns: columns,
      strokes: options.isPlain ? .ascii : .box
    ).forEach(write)
  }

  /// The diagrams of actions that follow one another, with a note below each
  /// message that drops an answer or cancels a task.
  private func diagrams(of traces: [ActionTrace]) -> [SequenceDiagram] {
    var sources = sources
    return traces.map { trace in
      let recorded = trace.diagram(callsToSelf: showsCalls).foldingRepeats()
      let diagram =
        sources?.namingCases(in: recorded, after: trace.action) ?? recorded
      let ladder = showsCalls ? nil : trace.ladder(of: diagram)
      let mark = options.isPlain ? "*" : "★"
      let messages = ladder?.messages ?? diagram.messages
      return (ladder?.diagram(marking: mark) ?? diagram).adding(
        (sources?.remarks(on: messages) ?? [:])
          .mapValues { $0.notes(isPlain: options.isPlain) }
      )
    }
  }

  /// Prints what ends a trace: the pattern's rules, if they are to be printed,
  /// and whether the calls kept them.
  package func printEnd(_ check: RuleCheck?) {
    for line in check?.lines ?? [] {
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
