import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that must not leave the terminal behind in a mess.
enum TerminalSignals {
  /// What the loop is told through its pipe.
  enum Reason {
    static let interrupt = UInt8(ascii: "i")
    static let resize = UInt8(ascii: "w")
    static let resume = UInt8(ascii: "c")
    static let stop = UInt8(ascii: "x")
  }

  /// Those that end the program: from outside, or from a crash.
  private static let deadly = [
    SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS,
    SIGSEGV, SIGSYS,
  ]

  /// The address of what each signal did before us, by its number.
  fileprivate static let previousActions = Atomic<UInt>(0)
  fileprivate static let interruptCount = Atomic<Int>(0)
  private static let highestSignal = 64

  /// Installs the handlers, once.
  static func install() {
    guard previousActions.load(ordering: .acquiring) == 0 else { return }
    let actions = UnsafeMutablePointer<sigaction>.allocate(
      capacity: highestSignal + 1
    )
    actions.initialize(repeating: sigaction(), count: highestSignal + 1)
    previousActions.store(UInt(bitPattern: actions), ordering: .releasing)
    for signal in deadly { handle(signal, with: diesOfSignal) }
    handle(SIGINT, with: isInterrupted)
    handle(SIGTSTP, with: isSuspended)
    handle(SIGCONT, with: isResumed)
    handle(SIGWINCH, with: isResized)
    atexit(exits)
  }

  fileprivate static func handle(
    _ signal: Int32,
    with handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction(calling: handler)
    sigaction(signal, &action, previousAction(of: signal))
  }

  fileprivate static func previousAction(
    of signal: Int32
  ) -> UnsafeMutablePointer<sigaction>? {
    let address = previousActions.load(ordering: .acquiring)
    return UnsafeMutablePointer(bitPattern: address).map { $0 + Int(signal) }
  }

  /// Gives this thread room for a handler when its stack has overflowed.
  static func provideStack() {
    var current = stack_t()
    sigaltstack(nil, &current)
    guard current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
    sigaltstack(&stack, nil)
  }
}

// The handlers are global functions, because C calls them on any thread. Each
// leaves `errno` as it was for the code that it interrupts.

/// Restores the terminal and lets the signal do what it did before us.
private func diesOfSignal(_ signal: Int32) {
  TerminalState.restore()
  sigaction(signal, TerminalSignals.previousAction(of: signal), nil)
  // It is blocked while this runs, and arrives when this returns.
  raise(signal)
}

/// Asks the loop to end; a program that does not listen dies the next time.
private func isInterrupted(_ signal: Int32) {
  let count = TerminalSignals.interruptCount.wrappingAdd(
    1,
    ordering: .relaxed
  )
  guard TerminalState.isWanted.load(ordering: .acquiring), count.newValue == 1
  else { return diesOfSignal(signal) }
  keepingErrno { TerminalState.wake(TerminalSignals.Reason.interrupt) }
}

/// Gives the terminal back for the time that the program sleeps.
private func isSuspended(_ signal: Int32) {
  keepingErrno {
    TerminalState.restore()
    var action = sigaction.systemDefault
    sigaction(signal, &action, nil)
    raise(signal)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // Here the program sleeps, until someone wakes it.
    action = sigaction(calling: isSuspended)
    sigaction(signal, &action, nil)
  }
  isResumed(SIGCONT)
}

private func isResumed(_ signal: Int32) {
  keepingErrno {
    guard TerminalState.isWanted.load(ordering: .acquiring) else { return }
    TerminalState.enter()
    TerminalState.wake(TerminalSignals.Reason.resume)
  }
}

private func isResized(_ signal: Int32) {
  keepingErrno { TerminalState.wake(TerminalSignals.Reason.resize) }
}

private func exits() {
  TerminalState.restore()
}

private func keepingErrno(_ work: () -> Void) {
  let number = errno
  work()
  errno = number
}
