import CTerminal
import ConsoleUI
import Dispatch

/// Something that happens at a terminal.
package enum TerminalEvent: Equatable, Sendable {
  /// Keys that came at once.
  case keys([Key])
  /// The time that was asked for has come.
  case tick
  /// The screen has another size, or others had it: nothing of the last frame
  /// is left.
  case changed
  /// Ctrl-C, or the terminal is gone.
  case ended
}

/// The terminal that the program was started on, as one screen to draw on.
///
/// Between `enter` and `leave` it shows frames and tells what happens; after
/// every way out it is as it was found.
@MainActor
package final class TerminalScreen {
  /// What happens, one at a time and in order.
  package let events: AsyncStream<TerminalEvent>

  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private var writer: ScreenWriter
  private var timer: Task<Void, Never>?

  package init(usesColor: Bool) {
    writer = ScreenWriter(usesColor: usesColor)
    (events, continuation) = AsyncStream.makeStream()
  }

  /// The size of the screen in cells.
  package var size: CellSize {
    TerminalDevice.standardOutput.size ?? CellSize(width: 80, height: 24)
  }

  /// Takes the screen over; false where there is no terminal.
  package func enter() -> Bool {
    let descriptor = terminal_enter()
    guard descriptor >= 0 else { return false }
    DispatchQueue(label: "terminal").async { [continuation] in
      passOnEvents(from: descriptor, to: continuation)
    }
    return true
  }

  /// Gives the screen back as it was found.
  package func leave() {
    timer?.cancel()
    terminal_leave()
    continuation.finish()
  }

  /// Shows a frame by writing what differs from the last one.
  ///
  /// While another job has the screen nothing is shown.
  package func show(_ frame: Frame) {
    let bytes = writer.bytes(for: frame)
    if !terminal_write(bytes, bytes.count) { forgetScreen() }
  }

  /// Lets the next frame be drawn anew, whatever the screen shows.
  package func forgetScreen() {
    writer.reset()
  }

  /// Sends a `tick` now, so that what has changed is drawn.
  package func tick() {
    continuation.yield(.tick)
  }

  /// Sends one `tick` after a time, instead of one that was asked for before.
  package func tick(after delay: Duration?) {
    timer?.cancel()
    timer = delay.map { delay in
      Task { [continuation] in
        guard (try? await Task.sleep(for: delay)) != nil else { return }
        continuation.yield(.tick)
      }
    }
  }
}

/// Waits for keys and signals, and ends with the terminal.
///
/// It is to have a thread of its own.
private func passOnEvents(
  from descriptor: Int32,
  to continuation: AsyncStream<TerminalEvent>.Continuation
) {
  var decoder = KeyDecoder()
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let patience = decoder.patience.map { Int32($0 / .milliseconds(1)) }
    var count: Int32 = 0
    var keys: [Key] = []
    switch terminal_read(descriptor, &bytes, 4096, patience ?? -1, &count) {
    case terminal_keys: keys = decoder.decode(bytes.prefix(Int(count)))
    case terminal_quiet: keys = decoder.flush()
    case terminal_changed: continuation.yield(.changed)
    case terminal_ended:
      continuation.yield(.ended)
      return
    default: break
    }
    if !keys.isEmpty { continuation.yield(.keys(keys)) }
  }
}
