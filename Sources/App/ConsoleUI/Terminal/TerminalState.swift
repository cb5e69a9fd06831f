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
/// A handler can interrupt anything, so nothing here allocates, locks or
/// calls more than the system functions that POSIX allows in a handler.
enum TerminalState {
  /// Whether the program wants the screen: from entering it to leaving it.
  static let isWanted = Atomic<Bool>(false)
  /// How many threads are taking the screen over right now.
  private static let enteringCount = Atomic<Int>(0)
  /// Where bytes for the loop that waits for events are written.
  static let wakeDescriptor = Atomic<Int32>(-1)
  /// The address of two `termios`: as found, and raw; 0 before the first use.
  private static let settings = Atomic<UInt>(0)

  private static let enterSequence: StaticString =
    "\u{1b}[?1049h\u{1b}[?2004h\u{1b}[?7l"
  private static let leaveSequence: StaticString =
    "\u{1b}[0m\u{1b}[?7h\u{1b}[?2004l\u{1b}[?25h\u{1b}[?1049l"

  /// Keeps the settings that the terminal has now; false where there is none.
  static func keepSettings() -> Bool {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return false }
    var raw = found
    makeRaw(&raw)
    // Kept for ever: a signal may arrive as long as the program lives.
    let copies = UnsafeMutablePointer<termios>.allocate(capacity: 2)
    copies.initialize(to: found)
    (copies + 1).initialize(to: raw)
    settings.store(UInt(bitPattern: copies), ordering: .releasing)
    HeldErrors.prepare()
    return true
  }

  /// Takes the screen over, if the program wants it.
  ///
  /// Safe in a signal handler.
  static func enter() {
    enteringCount.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer {
      enteringCount.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    }
    guard isWanted.load(ordering: .sequentiallyConsistent),
      let settings = savedSettings
    else { return }
    HeldErrors.hold()
    tcsetattr(STDIN_FILENO, TCSANOW, settings + 1)
    write(enterSequence)
  }

  /// Gives the screen back as it was found.
  ///
  /// Safe in a signal handler. Once more does no harm, so nothing is lost when a signal interrupts.
  static func restore() {
    if isWanted.load(ordering: .acquiring) { giveBack() }
  }

  private static func giveBack() {
    guard let settings = savedSettings else { return }
    write(leaveSequence)
    tcsetattr(STDIN_FILENO, TCSANOW, settings)
    HeldErrors.release()
  }

  /// Gives the screen back for good, whatever handlers do meanwhile.
  static func leave() {
    restore()
    isWanted.store(false, ordering: .sequentiallyConsistent)
    // Another thread may just be taking the screen again after a pause.
    while enteringCount.load(ordering: .sequentiallyConsistent) > 0 {
      sched_yield()
    }
    giveBack()
  }

  /// Tells the loop what happened.
  ///
  /// Safe in a signal handler.
  static func wake(_ reason: UInt8) {
    var reason = reason
    let descriptor = wakeDescriptor.load(ordering: .acquiring)
    _ = systemWrite(descriptor, &reason, 1)
  }

  private static var savedSettings: UnsafePointer<termios>? {
    UnsafePointer(bitPattern: settings.load(ordering: .acquiring))
  }

  private static func write(_ text: StaticString) {
    _ = systemWrite(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
