import Foundation
import Synchronization

/// Cleans up when the program is told to end.
///
/// On Ctrl-C, SIGTERM and SIGHUP the children are ended first; then the signal
/// does what it would have done. One program has one of these at a time.
package final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let signalled = Pipe()

  package init(ending children: ChildProcesses) {
    // A signal source of Dispatch begins to listen some time after it is
    // resumed, and would miss what comes before.
    writingEnd.store(
      signalled.fileHandleForWriting.fileDescriptor,
      ordering: .sequentiallyConsistent
    )
    Thread { [reader = signalled.fileHandleForReading] in
      // It reads nothing if the pipe is closed.
      guard let number = reader.readData(ofLength: 1).first else { return }
      children.end()
      die(of: Int32(number))
    }.start()
    // Ignored signals stay ignored in a child, handlers do not.
    for number in Self.signals { signal(number, tell) }
  }

  /// Waits until the signal that has come has done its work.
  package func waitForTheEnd() -> Never {
    while true { pause() }
  }

  deinit {
    for number in Self.signals { signal(number, SIG_DFL) }
    signalled.fileHandleForWriting.closeFile()
  }
}

/// Where a handler says which signal has come.
private let writingEnd = Atomic<Int32>(-1)

private func tell(_ signal: Int32) {
  // Whoever is interrupted may be about to read it.
  let error = errno
  var number = UInt8(signal)
  _ = write(writingEnd.load(ordering: .sequentiallyConsistent), &number, 1)
  errno = error
}

/// Ends the program as the signal would have, also where this thread, or the
/// one that started the program, keeps signals away.
private func die(of number: Int32) {
  signal(number, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
}
