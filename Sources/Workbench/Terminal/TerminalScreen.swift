import ConsoleUI
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    var ends: [Int32] = [-1, -1]
    guard TerminalState.prepare(), pipe(&ends) == 0 else { return false }
    let (readEnd, writeEnd) = (ends[0], ends[1])
    _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
    TerminalState.wakeDescriptor.store(writeEnd, ordering: .releasing)
    TerminalSignals.install()
    TerminalState.isWanted.store(true, ordering: .releasing)
    takeScreenOrStop()
    TerminalReader(wakeDescriptor: readEnd, continuation: continuation).start()
    return true
  }

  /// Gives the screen back as it was found.
  package func leave() {
    timer?.cancel()
    TerminalState.wake(TerminalSignals.Reason.stop)
    TerminalState.leave()
    continuation.finish()
  }

  /// Prepares for a crash while an event is handled.
  ///
  /// To be called for each event: on Linux the main actor may run on another
  /// thread every time, and each needs a stack for its signal handlers.
  package func prepareForEvent() {
    TerminalSignals.provideStack()
  }

  /// Shows a frame by writing what differs from the last one.
  ///
  /// While another job has the screen nothing is shown.
  package func show(_ frame: Frame) {
    let bytes = writer.bytes(for: frame)
    if TerminalState.whileTaken({ writeAll(bytes) }) == nil { forgetScreen() }
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

  private func writeAll(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
