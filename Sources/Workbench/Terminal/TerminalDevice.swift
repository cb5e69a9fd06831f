import CTerminal
import ConsoleUI

/// A file descriptor that may be a terminal.
package struct TerminalDevice: Sendable {
  package static let standardInput = TerminalDevice(fileDescriptor: 0)
  package static let standardOutput = TerminalDevice(fileDescriptor: 1)

  private let fileDescriptor: Int32

  package init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
  }

  package var isTerminal: Bool { terminal_is_terminal(fileDescriptor) }

  /// The size in cells; nil where there is no terminal, or it does not tell.
  package var size: CellSize? {
    let size = terminal_size_of(fileDescriptor)
    guard size.columns > 0, size.rows > 0 else { return nil }
    return CellSize(width: Int(size.columns), height: Int(size.rows))
  }
}
