import ConsoleUI
import Foundation

/// A file descriptor that may be a terminal.
package struct TerminalDevice: Sendable {
  package static let standardInput = TerminalDevice(fileDescriptor: 0)
  package static let standardOutput = TerminalDevice(fileDescriptor: 1)

  private let fileDescriptor: Int32

  package init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
  }

  package var isTerminal: Bool { isatty(fileDescriptor) == 1 }

  /// The size in cells; nil where there is no terminal, or it does not tell.
  package var size: CellSize? {
    var size = winsize()
    guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
