import Foundation

/// Standard output and standard error.
///
/// Lines for standard output are gathered, and written before anything goes
/// to standard error, so that both appear in their order.
@MainActor
final class OutputStream {
  /// Whether something could not be written, but for a reader that left.
  private(set) var hasFailed = false

  /// Where both go; a test may put a file in their place.
  var standardOutput = FileHandle.standardOutput
  var standardError = FileHandle.standardError

  /// Whether lines for standard output are kept until somebody takes them.
  var isHeldBack = false

  private var gathered: [UInt8] = []

  func write(_ line: String) {
    writeText(line + "\n")
    if gathered.count > 1 << 16 { flush() }
  }

  func write(_ lines: [String]) {
    for line in lines { write(line) }
  }

  /// Writes text that has its line breaks already.
  func writeText(_ text: String) {
    gathered.append(contentsOf: text.utf8)
  }

  func writeError(_ line: String) {
    flush()
    // Where errors cannot be written, there is nobody to tell.
    try? standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Takes what was gathered, instead of its being written.
  func takeText() -> String {
    defer { gathered = [] }
    return String(decoding: gathered, as: UTF8.self)
  }

  func flush() {
    guard !isHeldBack, !gathered.isEmpty else { return }
    do {
      // `write(_:)` would end the program with a trap.
      try standardOutput.write(contentsOf: Data(gathered))
    } catch {
      if !error.isBrokenPipe { hasFailed = true }
    }
    gathered = []
  }
}

extension Error {
  /// Whether the reader of a pipe has gone, as in `workbench ... | head -1`.
  fileprivate var isBrokenPipe: Bool {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain && cause.code == EPIPE
  }
}
