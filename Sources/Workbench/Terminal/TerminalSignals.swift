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

  /// Those that tell of a fault in the program, unless somebody sends them.
  private static let faults = [
    SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS,
  ]
  private static let stops = [SIGTSTP, SIGTTIN, SIGTTOU]

  /// All others end a program that does not handle them.
  private static var harmless: [Int32] {
    let everywhere = [SIGCHLD, SIGURG, SIGWINCH, SIGCONT]
    #if canImport(Darwin)
      return everywhere + [SIGIO, SIGINFO]
    #else
      return everywhere
    #endif
  }

  /// The address of what each signal did before us, by its number.
  private static let previousActions = Atomic<UInt>(0)
  static let interruptCount = Atomic<Int>(0)
  /// Whether a signal is ending the program.
  static let isEnding = Atomic<Bool>(false)
  private static let highestSignal: Int32 = 64

  /// Installs the handlers, once.
  static func install() {
    guard previousActions.load(ordering: .acquiring) == 0 else { return }
    let actions = UnsafeMutablePointer<sigaction>.allocate(
      capacity: Int(highestSignal) + 1
    )
    actions.initialize(repeating: sigaction(), count: Int(highestSignal) + 1)
    previousActions.store(UInt(bitPattern: actions), ordering: .releasing)
    for signal in faults { handle(signal, with: fails) }
    for signal in stops { handleUnclaimed(signal, with: isSuspended) }
    handle(SIGINT, with: isInterrupted)
    // The Swift runtime takes this one for a crash, too.
    handle(SIGQUIT, with: isEnded)
    let others = faults + stops + harmless + [SIGINT, SIGQUIT]
    for signal in 1...highestSignal where !others.contains(signal) {
      handleUnclaimed(signal, with: isEnded)
    }
    handle(SIGCONT, with: isResumed)
    handle(SIGWINCH, with: isResized)
    atexit(exits)
  }

  private static func handle(
    _ signal: Int32,
    with handler: @escaping SignalHandler
  ) {
    var action = sigaction(calling: handler)
    sigaction(signal, &action, previousAction(of: signal))
  }

  /// Leaves a signal alone that others handle, or that is ignored, as `nohup`
  /// asks for.
  private static func handleUnclaimed(
    _ signal: Int32,
    with handler: @escaping SignalHandler
  ) {
    var current = sigaction()
    sigaction(signal, nil, &current)
    if current.isSystemDefault { handle(signal, with: handler) }
  }

  static func previousAction(
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
