import CallTrace
import ConsoleUI

/// Prints what variants show: side by side where all fit, else each screen
/// once, with the names of those that show it.
@MainActor
package struct ComparisonText {
  private let names: [String]
  private let columns: Int
  private let options: PrintOptions
  private let write: (String) -> Void

  /// - Parameters:
  ///   - names: what to call each variant.
  ///   - columns: how wide the output may be.
  package init(
    names: [String],
    columns: Int,
    options: PrintOptions,
    write: @escaping (String) -> Void
  ) {
    self.names = names
    self.columns = columns
    self.options = options
    self.write = write
  }

  /// Prints which feature follows.
  func printTitle(_ feature: String) {
    writeWrapped("\(feature): \(names.joined(separator: ", "))")
  }

  /// Prints what the whole comparison has shown.
  func printEnd(of report: ComparisonReport) {
    if let messages = report.messages {
      for line in messages.lines(architectures: names, columns: columns) {
        write(line)
      }
    }
    if let script = report.shortestScript { print(script, of: report) }
    let what =
      if let count = report.randomActions, let seed = report.seed {
        "\(count) random actions with seed \(seed)"
      } else {
        report.stepCount == 1 ? "1 step" : "\(report.stepCount) steps"
      }
    let verdict =
      if !report.isSame {
        "they differ"
      } else if report.hasFailure {
        "the same in all, but the script failed"
      } else {
        "the same in all"
      }
    writeWrapped(
      "\(report.feature): \(what), \(verdict): "
        + names.joined(separator: ", ")
    )
  }

  /// Writes a line; one that is too long goes on, a little to the right.
  private func writeWrapped(_ text: String) {
    guard text.cellWidth > columns else { return write(text) }
    let lines = text.wrapped(toCells: columns - 2)
    for line in lines.prefix(1) + lines.dropFirst().map({ "  \($0)" }) {
      write(line)
    }
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
    switch moment.step {
    case nil:
      printFrames(of: moment)
      printVerdict(of: moment)
    case .action(let action):
      write("> \(action)")
      printFrames(of: moment)
      printFailures(of: moment)
      printVerdict(of: moment)
    case .expect, .refute:
      printExpectation(of: moment)
    }
  }

  private func printExpectation(of moment: Moment) {
    guard moment.failures.contains(where: { $0 != nil }) else {
      if let step = moment.step { write("✓ \(step)") }
      return
    }
    printFrames(of: moment)
    printFailures(of: moment)
    printVerdict(of: moment)
  }

  /// Says in which variants the step failed, and why.
  private func printFailures(of moment: Moment) {
    let failures = zip(names, moment.failures).compactMap { name, failure in
      failure.map { (name: name, reason: $0.description) }
    }
    guard let step = moment.step, let first = failures.first else { return }
    let failing = failures.map(\.name).joined(separator: ", ")
    writeWrapped("✗ \(step)  (fails in \(failing))")
    if failures.allSatisfy({ $0.reason == first.reason }) {
      write("  \(first.reason)")
    } else {
      for (name, reason) in failures { write("  \(name): \(reason)") }
    }
  }

  private func printFrames(of moment: Moment) {
    let layout = FrameLayout(columns: columns, options: options)
    for line in layout.lines(names: names, frames: moment.frames) {
      write(line)
    }
  }

  private func printVerdict(of moment: Moment) {
    let difference = moment.difference
    write(
      difference?.sentence(names: names) ?? Difference.none(of: names.count)
    )
  }
}
