import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What signal handlers know of the terminal, and what they may do with it.
///
/// A handler can interrupt anything. So everything here but `prepare` does not
/// allocate, and calls only system functions that POSIX allows in a handler.
enum TerminalState {
  /// Whether the program wants the screen: from entering it to leaving it.
  static let isWanted = Atomic<Bool>(false)
  /// Whether the program has the screen: not in the background, for example.
  static var isTaken: Bool { taken.load(ordering: .acquiring) }
  private static let taken = Atomic<Bool>(false)
  /// Where bytes for the loop that waits for events are written.
  static let wakeDescriptor = Atomic<Int32>(-1)
  /// The address of two `termios`: as found, and raw; 0 before the first use.
  private static let settings = Atomic<UInt>(0)
  /// For all that changes the terminal, one thread at a time.
  private static let lock = SignalSafeLock()

  private static let enterSequence: StaticString =
    "\u{1b}[?1049h\u{1b}[?2004h\u{1b}[?7l"
  private static let leaveSequence: StaticString =
    "\u{1b}[0m\u{1b}[?7h\u{1b}[?2004l\u{1b}[?25h\u{1b}[?1049l"

  /// Makes room for the terminal's settings; false where there is no terminal.
  static func prepare() -> Bool {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return false }
    // Kept for ever: a signal may arrive as long as the program lives.
    let copies = UnsafeMutablePointer<termios>.allocate(capacity: 2)
    copies.initialize(repeating: found, count: 2)
    settings.store(UInt(bitPattern: copies), ordering: .releasing)
    HeldErrors.prepare()
    return true
  }

  /// Takes the screen over; false where the program does not want it, or
  /// another job has it.
  ///
  /// A program that has it already takes it again: SIGSTOP stops a program
  /// before it can give the screen back, and then a shell uses it.
  static func take() -> Bool {
    lock.withLock(blocking: everySignal()) {
      guard isWanted.load(ordering: .acquiring), !isInBackground,
        let settings = savedSettings
      else { return false }
      if !taken.exchange(true, ordering: .acquiringAndReleasing) {
        tcgetattr(STDIN_FILENO, settings)
        settings[1] = settings[0]
        makeRaw(&settings[1])
      }
      HeldErrors.hold()
      tcsetattr(STDIN_FILENO, TCSANOW, settings + 1)
      write(enterSequence)
      return true
    }
  }

  /// Gives the screen back as it was found, if the program has it.
  static func restore() {
    lock.withLock(blocking: everySignal()) { giveBack() }
  }

  /// Gives the screen back for good, whatever handlers do afterwards.
  static func leave() {
    lock.withLock(blocking: everySignal()) {
      isWanted.store(false, ordering: .releasing)
      giveBack()
    }
  }

  private static func giveBack() {
    guard isTaken, let settings = savedSettings else { return }
    let canWrite = takesOutput()
    if canWrite { write(leaveSequence) }
    // In the background the settings are those of another job.
    if !isInBackground { tcsetattr(STDIN_FILENO, TCSANOW, settings) }
    if canWrite { HeldErrors.release() }
    taken.store(false, ordering: .releasing)
  }

  /// Does some work if the program has the screen, and lets no handler give
  /// the screen back meanwhile; nil where the program does not have it.
  ///
  /// Signals that end the program may interrupt the work, because a terminal
  /// can keep it waiting.
  static func whileTaken<Result>(_ work: () -> Result) -> Result? {
    lock.withLock(blocking: stopSignals()) { isTaken ? work() : nil }
  }

  /// Tells the loop what happened.
  static func wake(_ reason: UInt8) {
    var reason = reason
    let descriptor = wakeDescriptor.load(ordering: .acquiring)
    _ = systemWrite(descriptor, &reason, 1)
  }

  private static var savedSettings: UnsafeMutablePointer<termios>? {
    UnsafeMutablePointer(bitPattern: settings.load(ordering: .acquiring))
  }

  /// Whether the terminal takes output soon.
  ///
  /// Otherwise writing could keep a program alive that is told to end.
  private static func takesOutput() -> Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, 200) != 0
  }

  private static func write(_ text: StaticString) {
    _ = systemWrite(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
