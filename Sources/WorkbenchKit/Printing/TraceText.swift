import CallTrace
import ConsoleUI

/// Prints traces as diagrams in text or in Mermaid's language.
@MainActor
public struct TraceText {
  private let columns: Int
  private let options: PrintOptions
  private let showsCalls: Bool
  private let isMermaid: Bool
  private let write: (String) -> Void

  /// - Parameters:
  ///   - columns: how wide a diagram may be.
  ///   - showsCalls: whether to show what a type calls of its own.
  ///   - isMermaid: whether to print Mermaid's language.
  public init(
    columns: Int,
    options: PrintOptions = PrintOptions(),
    showsCalls: Bool = false,
    isMermaid: Bool = false,
    write: @escaping (String) -> Void
  ) {
    self.columns = columns
    self.options = options
    self.showsCalls = showsCalls
    self.isMermaid = isMermaid
    self.write = write
  }

  /// Prints which variant follows.
  func printTitle(_ variant: Variant) {
    let title = "\(variant.architecture.name) \(variant.feature.name)"
    write(isMermaid ? "%% \(title)" : title)
  }

  /// Prints what the diagram that follows shows.
  func printStep(_ text: String) {
    write("")
    write(isMermaid ? "%% \(text)" : "> \(text)")
  }

  /// Prints one action's diagram.
  public func print(_ trace: ActionTrace) {
    let diagram = trace.diagram(callsToSelf: showsCalls).foldingRepeats()
    let text =
      if isMermaid {
        diagram.mermaid
      } else {
        diagram.text(
          columns: columns,
          strokes: options.isPlain ? .ascii : .box,
          width: { $0.cellWidth }
        )
      }
    guard !diagram.steps.isEmpty else {
      write(isMermaid ? "%% no calls" : "(no calls)")
      return
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      write(String(line))
    }
  }

  /// Prints the pattern's rules and whether the calls kept them.
  public func print(_ check: RuleCheck) {
    let comment = isMermaid ? "%% " : ""
    for rule in check.rules {
      let broken = check.violations.filter { $0.rule == rule }
      write("\(comment)\(broken.isEmpty ? "✓" : "✗") \(rule)")
      for violation in broken { write("\(comment)    \(violation.message)") }
    }
  }
}
