import Dispatch
import Foundation

/// Cleans up when the program is told to end.
///
/// On Ctrl-C, SIGTERM and SIGHUP the children are ended first; then the signal
/// does what it would have done.
package final class Interruption {
  private let sources: [any DispatchSourceSignal]

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  package init(ending children: ChildProcesses) {
    let queue = DispatchQueue(label: "interruption")
    sources = Self.signals.map { number in
      // Ignored signals stay ignored in a child, handlers do not.
      signal(number, doNothing)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        children.end()
        die(of: number)
      }
      source.resume()
      return source
    }
  }

  /// Waits until the signal that has come has done its work.
  package func waitForTheEnd() -> Never {
    while true { pause() }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}

/// A handler that only keeps a signal from ending the program.
private func doNothing(_ signal: Int32) {}

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
