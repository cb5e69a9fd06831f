import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock that a signal handler may take, too.
struct SignalSafeLock: ~Copyable {
  /// The thread that has it; 0 for none.
  private let owner = Atomic<UInt>(0)

  /// How often to try, once in a millisecond.
  ///
  /// The owner may wait for a terminal that takes no output, and a program
  /// that is told to end must end nevertheless.
  private static let tries = 500

  /// Does some work while no other thread does any, and signals wait.
  ///
  /// A handler of a signal that does not wait does its work in the midst of
  /// what its own thread does. Safe in a signal handler.
  borrowing func withLock<Result>(
    blocking signals: sigset_t,
    _ work: () -> Result
  ) -> Result {
    var signals = signals
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &previous)
    let isOurs = take()
    defer {
      if isOurs { owner.store(0, ordering: .sequentiallyConsistent) }
      pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
    return work()
  }

  /// False where this thread has the lock already, or another for too long.
  private borrowing func take() -> Bool {
    let thread = currentThread()
    for _ in 0..<Self.tries {
      let (isOurs, found) = owner.compareExchange(
        expected: 0,
        desired: thread,
        ordering: .sequentiallyConsistent
      )
      if isOurs { return true }
      if found == thread { return false }
      // POSIX allows this way to sleep in a signal handler.
      poll(nil, 0, 1)
    }
    return false
  }
}

/// Every signal.
func everySignal() -> sigset_t {
  var signals = sigset_t()
  sigfillset(&signals)
  return signals
}

/// The signals that stop a program and let it go on.
func stopSignals() -> sigset_t {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGTSTP)
  sigaddset(&signals, SIGTTIN)
  sigaddset(&signals, SIGTTOU)
  sigaddset(&signals, SIGCONT)
  return signals
}
