#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file descriptor that may be a terminal.
public struct TerminalDevice: Sendable {
  public static let standardInput = TerminalDevice(fileDescriptor: 0)
  public static let standardOutput = TerminalDevice(fileDescriptor: 1)

  public let fileDescriptor: Int32

  public init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
  }

  public var isTerminal: Bool { isatty(fileDescriptor) == 1 }

  /// The size in cells; nil where there is no terminal, or it does not tell.
  public var size: CellSize? {
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard ioctl(fileDescriptor, request, &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
