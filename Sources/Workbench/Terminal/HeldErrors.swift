import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is written to standard error while the program has the screen.
///
/// There it would be lost, and with it the last words of a crash. So it waits
/// in a pipe, and goes to the terminal when that is given back.
enum HeldErrors {
  /// A copy of standard error as it was found; -1 where it is no terminal.
  private static let terminal = Atomic<Int32>(-1)
  private static let readEnd = Atomic<Int32>(-1)
  private static let writeEnd = Atomic<Int32>(-1)

  /// Makes the pipe, where standard error is the terminal.
  static func prepare() {
    var ends: [Int32] = [-1, -1]
    guard isatty(STDERR_FILENO) == 1, pipe(&ends) == 0 else { return }
    // Nobody reads meanwhile, so what does not fit must not wait for room.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    readEnd.store(ends[0], ordering: .releasing)
    writeEnd.store(ends[1], ordering: .releasing)
    terminal.store(dup(STDERR_FILENO), ordering: .releasing)
  }

  /// Keeps from now on what is written.
  ///
  /// Safe in a signal handler.
  static func hold() {
    guard terminal.load(ordering: .acquiring) >= 0 else { return }
    dup2(writeEnd.load(ordering: .acquiring), STDERR_FILENO)
  }

  /// Shows what was kept, and from now on all at once.
  ///
  /// Safe in a signal handler; once more does no harm.
  static func release() {
    let terminal = terminal.load(ordering: .acquiring)
    guard terminal >= 0 else { return }
    dup2(terminal, STDERR_FILENO)
    let readEnd = readEnd.load(ordering: .acquiring)
    // So little room is on the stack, where a signal handler may have it.
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { bytes in
      guard let start = bytes.baseAddress else { return }
      while true {
        let count = read(readEnd, start, bytes.count)
        guard count > 0 else { return }
        _ = write(terminal, start, count)
      }
    }
  }
}
