import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The program has the screen only while its job has the terminal: in the
// foreground of a shell, and not while it is stopped.

/// Gives the terminal back for the time that the program is stopped.
func isSuspended(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  keepingErrno {
    TerminalState.restore()
    guard !isToEnd() else { return }
    var action = sigaction.systemDefault
    sigaction(signal, &action, nil)
    raise(signal)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // Here the program is stopped, until someone lets it go on.
    action = sigaction(calling: isSuspended)
    sigaction(signal, &action, nil)
    // Where no shell could let the program go on, the system did not stop it.
    sigpending(&signals)
    if sigismember(&signals, SIGCONT) == 0, TerminalState.take() {
      TerminalState.wake(TerminalSignals.Reason.resume)
    }
  }
}

/// Takes the screen again, or stops until a shell gives it to this program.
func isResumed(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  keepingErrno {
    if takeScreenOrStop() {
      TerminalState.wake(TerminalSignals.Reason.resume)
    }
  }
}

/// Takes the screen, or stops where another job has the terminal.
///
/// The system does the same to a job that changes the terminal's settings in
/// the background. So the shell knows that the job is stopped, and lets it go
/// on in the foreground. Safe in a signal handler.
@discardableResult
func takeScreenOrStop() -> Bool {
  while !TerminalState.take() {
    guard TerminalState.isWanted.load(ordering: .acquiring), !isToEnd() else {
      return false
    }
    // The shell may give the terminal to this job at any moment.
    guard TerminalState.isInBackground else { continue }
    // After SIGSTOP the program still has the screen.
    TerminalState.restore()
    kill(0, SIGTTOU)
    return false
  }
  return true
}

/// Whether a signal is ending the program, perhaps on another thread.
///
/// Then a stop would keep the program alive.
private func isToEnd() -> Bool {
  if TerminalSignals.isEnding.load(ordering: .acquiring) { return true }
  var pending = sigset_t()
  sigpending(&pending)
  return sigismember(&pending, SIGTERM) == 1
    || sigismember(&pending, SIGHUP) == 1
}

extension TerminalState {
  /// Whether another job has the terminal.
  ///
  /// A program whose terminal has no jobs, because it is not the controlling
  /// one, is not in the background.
  static var isInBackground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group > 0 && group != getpgrp()
  }
}
