import Arguments
import ConsoleUI
import Foundation
import Terminal
import WorkbenchKit

/// What the process was started with, and where its output goes.
@MainActor
package struct Surroundings {
  /// The words that call this program, for texts that say what to type next.
  let call: String
  package let environment: [String: String]
  let catalogue: Catalogue
  let output: OutputStream
  /// How wide the output is, if it is not to be asked of the terminal.
  private let givenColumns: Int?

  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    catalogue: Catalogue
  ) {
    self.init(
      call: Self.call(of: CommandLine.arguments.first ?? ""),
      environment: environment,
      catalogue: catalogue,
      output: OutputStream()
    )
  }

  init(
    call: String = "workbench",
    environment: [String: String],
    catalogue: Catalogue,
    output: OutputStream,
    columns: Int? = nil
  ) {
    self.call = call
    self.environment = environment
    self.catalogue = catalogue
    self.output = output
    givenColumns = columns
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
  var columns: Int? {
    let columns = givenColumns ?? TerminalDevice.standardOutput.size?.width
    return columns.map { min($0, Self.columnRange.upperBound) }
  }

  /// How wide an output can be asked to be.
  nonisolated static let columnRange = 20...1000
}
