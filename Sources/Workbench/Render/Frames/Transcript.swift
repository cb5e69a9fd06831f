import ConsoleUI
import Play

extension Narration {
  /// What is printed above its step.
  var lines: [String] { sentences.map { "# \($0)" } }
}

extension Feature {
  /// The line above the step at which a page of the feature opens, where that
  /// demo is printed.
  package var openingLine: String? {
    guard let (name, step) = opensAt,
      let demo = demos.first(where: { $0.name == name }),
      let actions = try? demo.script().lines.filter({ !$0.step.isCheck }),
      actions.indices.contains(step - 1)
    else { return nil }
    return actions[step - 1].narration?.lines.first
  }
}

/// Prints actions and frames of a variant as they come.
@MainActor
package struct Transcript {
  private let variant: Variant
  private let options: PrintOptions
  private let traceText: TraceText?
  private let write: (String) -> Void
  private var hasStarted = false

  /// - Parameter traceText: Prints the diagrams under the frames.
  package init(
    of variant: Variant,
    options: PrintOptions,
    traceText: TraceText? = nil,
    write: @escaping (String) -> Void
  ) {
    self.variant = variant
    self.options = options
    self.traceText = traceText
    self.write = write
  }

  /// Prints the first screen, a step and what it led to, or what an answer
  /// led to that nobody's action brought.
  package mutating func print(_ moment: Moment) {
    let outcome = moment.outcomes[0]
    if let narration = moment.narration {
      if !options.isPlain { write("") }
      narration.lines.forEach(write)
    }
    switch moment.step {
    case nil:
      // A comment of a script, for no action led to this.
      write(hasStarted ? "# an answer came" : variant.words)
      hasStarted = true
      outcome.frame.printed(options).forEach(write)
    case .action(let action):
      write("> \(action)")
      outcome.frame.printed(options).forEach(write)
    case .some(let check):
      write("✓ \(check)")
    }
    if let trace = outcome.trace { traceText?.print(trace) }
  }
}
