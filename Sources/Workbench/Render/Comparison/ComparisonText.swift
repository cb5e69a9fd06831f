import ConsoleUI
import Play

/// Prints what variants show: side by side where all fit, else each screen
/// once, with the names of those that show it.
@MainActor
package struct ComparisonText {
  private let names: [String]
  private let columns: Int
  private let options: PrintOptions
  private let isSummary: Bool
  private let write: (String) -> Void

  /// - Parameters:
  ///   - names: what to call each variant.
  ///   - columns: how wide the output may be.
  ///   - isSummary: whether screens that are all the same are left out.
  package init(
    names: [String],
    columns: Int,
    options: PrintOptions,
    isSummary: Bool = false,
    write: @escaping (String) -> Void
  ) {
    self.names = names
    self.columns = columns
    self.options = options
    self.isSummary = isSummary
    self.write = write
  }

  /// Prints which feature follows.
  package func printTitle(_ feature: String) {
    writeHanging("\(feature): \(names.joined(separator: ", "))")
  }

  /// Prints what the whole comparison has shown.
  package func printEnd(of report: ComparisonReport) {
    if let messages = report.messages {
      messages.lines(architectures: names, columns: columns).forEach(write)
    }
    if let script = report.shortestScript { print(script, of: report) }
    let what =
      if let count = report.randomActions, let seed = report.seed {
        "\(count) random actions with seed \(seed)"
      } else {
        report.actions == 1 ? "1 step" : "\(report.actions) steps"
      }
    let verdict =
      if !report.isSame {
        "they differ"
      } else if report.hasFailure {
        "the same in all, but the script failed"
      } else {
        "the same in all"
      }
    writeHanging(
      "\(report.feature): \(what), \(verdict): "
        + names.joined(separator: ", ")
    )
  }

  /// Prints a script that shows a difference, and how to play it.
  private func print(_ script: [String], of report: ComparisonReport) {
    if script.isEmpty {
      write("They differ before anybody does anything, with an empty script.")
    } else {
      write("The shortest script found after which they differ:")
      for line in script { write("  \(line)") }
    }
    write("To see it again, save the script to a file and run:")
    let world = report.world ?? 0
    write(
      "  \(WorldNumber.variable)=\(world) workbench compare"
        + " \(report.feature) --script FILE"
    )
  }

  /// Prints the step, the frames after it, and whether they are the same.
  package func print(_ moment: Moment) {
    if let narration = moment.narration {
      if !options.isPlain { write("") }
      narration.lines.forEach(writeHanging)
    }
    if case .action(let action) = moment.step { write("> \(action)") }
    if let step = moment.step, step.isCheck, moment.failure == nil {
      return write("✓ \(step)")
    }
    if !isSummary || moment.difference != nil || moment.failure != nil {
      printFrames(of: moment)
    }
    printFailures(of: moment)
    let difference = moment.difference
    write(
      difference?.sentence(names: names) ?? Difference.none(of: names.count)
    )
  }

  /// Says in which variants the step failed, and why.
  private func printFailures(of moment: Moment) {
    let failures = zip(names, moment.outcomes).compactMap { name, outcome in
      outcome.failure.map { (name: name, reason: $0.description) }
    }
    guard let step = moment.step, let first = failures.first else { return }
    let failing = failures.map(\.name).joined(separator: ", ")
    writeHanging("✗ \(step)  (fails in \(failing))")
    if failures.allSatisfy({ $0.reason == first.reason }) {
      write("  \(first.reason)")
    } else {
      for (name, reason) in failures { write("  \(name): \(reason)") }
    }
  }

  private func printFrames(of moment: Moment) {
    let layout = FrameLayout(columns: columns, options: options)
    layout.lines(names: names, frames: moment.outcomes.map(\.frame))
      .forEach(write)
  }

  /// Writes a line; one that is too long goes on, a little to the right.
  private func writeHanging(_ text: String) {
    text.hanging(toCells: columns).forEach(write)
  }
}
