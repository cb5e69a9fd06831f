import ConsoleUI
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Something that happens at a terminal.
package enum TerminalEvent: Equatable, Sendable {
  /// Keys that came at once.
  case keys([Key])
  /// The time that was asked for has come.
  case tick
  /// The screen has another size.
  case resized
  /// Others had the screen; nothing of the last frame is left.
  case resumed
  /// Ctrl-C.
  case interrupted
  /// The terminal is gone.
  case ended
}

/// Waits on a thread of its own for keys and signals.
struct TerminalReader: Sendable {
  let wakeDescriptor: Int32
  let continuation: AsyncStream<TerminalEvent>.Continuation

  func start() {
    DispatchQueue(label: "terminal").async { readUntilStopped() }
  }

  private func readUntilStopped() {
    var decoder = KeyDecoder()
    func send(_ keys: [Key]) {
      if !keys.isEmpty { continuation.yield(.keys(keys)) }
    }
    while true {
      var sources = [STDIN_FILENO, wakeDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // Keys for other jobs are not for this program. The end of the terminal
      // is told unasked.
      if !TerminalState.isTaken { sources[0].events = 0 }
      let count = poll(&sources, 2, milliseconds(decoder.patience))
      if count == 0 { send(decoder.flush()) }
      if count < 0, errno != EINTR { break }
      guard count > 0 else { continue }
      if sources[1].revents != 0 {
        guard let bytes = read(wakeDescriptor), passOn(bytes) else { break }
      } else if let bytes = TerminalState.whileTaken(readKeys) {
        guard let bytes else { break }
        send(decoder.decode(bytes))
      } else if sources[0].revents & ~Int16(POLLIN) != 0 {
        break
      }
    }
    continuation.yield(.ended)
  }

  /// The bytes of keys, none where another job may have read them; nil where
  /// the terminal is gone.
  private func readKeys() -> [UInt8]? {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) > 0 else { return [] }
    return read(STDIN_FILENO) ?? (TerminalState.isInBackground ? [] : nil)
  }

  /// Passes on what signal handlers tell; false where reading shall end.
  private func passOn(_ reasons: [UInt8]) -> Bool {
    for reason in reasons {
      switch reason {
      case TerminalSignals.Reason.interrupt: continuation.yield(.interrupted)
      case TerminalSignals.Reason.resize: continuation.yield(.resized)
      case TerminalSignals.Reason.resume: continuation.yield(.resumed)
      default: return false
      }
    }
    return true
  }

  /// What there is to read; nil at the end or after an error.
  private func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer.prefix(count)) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }

  private func milliseconds(_ duration: Duration?) -> Int32 {
    duration.map { Int32($0 / .milliseconds(1)) } ?? -1
  }
}

/// The system's `read`, under a name that no method hides.
private func systemRead(
  _ descriptor: Int32,
  _ bytes: UnsafeMutableRawPointer,
  _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}
