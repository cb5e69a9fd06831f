import Console
import ConsoleUI
import Foundation
import Play

/// What the process was started with, and where its output goes.
@MainActor
package struct Surroundings {
  let catalogue: Catalogue
  /// The words that call this program, for texts that say what to type next.
  var call = Self.call(of: CommandLine.arguments.first ?? "")
  var environment = ProcessInfo.processInfo.environment
  var output = OutputStream()

  package init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// How to call the program at a path: one that lies where SwiftPM builds it
  /// was most likely started by `swift run`, and no shell finds its bare name.
  static func call(of path: String) -> String {
    guard path.contains(".build/") else { return "workbench" }
    return path.hasSuffix("/release/workbench")
      ? "swift run -c release workbench" : "swift run workbench"
  }

  /// Whether a person sits at a terminal that understands control sequences.
  var isInteractive: Bool {
    TerminalDevice.standardInput.isTerminal
      && TerminalDevice.standardOutput.isTerminal
      && environment["TERM"] != "dumb"
  }

  nonisolated static let noColor = Option.flag(
    "no-color",
    help: "Use no colours."
  )

  /// Whether the output is to have colours. See https://no-color.org
  func usesColor(_ invocation: Invocation) -> Bool {
    TerminalDevice.standardOutput.isTerminal
      && !invocation[Self.noColor]
      && environment["TERM"] != "dumb"
      && environment["NO_COLOR", default: ""].isEmpty
  }

  /// The width of the terminal that the output goes to, if any; not more
  /// than one can ask for.
  ///
  /// A terminal behind a pipe tells it by a variable.
  var columns: Int? {
    let range = Self.columnRange
    let given = environment["COLUMNS"].flatMap { Int($0) }
    let columns =
      given.map { max(range.lowerBound, $0) }
      ?? TerminalDevice.standardOutput.size?.width
    return columns.map { min($0, range.upperBound) }
  }

  /// How wide an output can be asked to be.
  nonisolated static let columnRange = 20...1000
}
