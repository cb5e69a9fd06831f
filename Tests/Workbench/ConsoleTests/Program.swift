import Console
import ConsoleUI
import Foundation
import Play
import PseudoTerminal
import TestSupport
import Testing

/// A program on a pseudo-terminal, and a person in front of it.
final class Program {
  private(set) var screen: ModelTerminal
  private(set) var receivedBytes: [UInt8] = []
  let process: pid_t
  /// The terminal's settings before the program could change them.
  let settingsAtFirst: [UInt8]
  private let terminal: pseudo_terminal

  /// How long to wait for what must come, with all processors busy.
  static let patience = Duration.seconds(20)

  struct CannotStart: Error {}

  /// Starts a program of this package, or one with an absolute path.
  ///
  /// - Parameter size: That of the terminal: unless another is asked for,
  ///   the standard screen and the status line fill it.
  init(
    _ name: String,
    _ arguments: [String],
    size: CellSize = CellSize(around: Session.standardSize),
    environment: [String: String] = [:]
  ) throws {
    terminal = pseudo_terminal_open(Int32(size.width), Int32(size.height))
    settingsAtFirst = Self.settings(of: terminal)
    screen = ModelTerminal(size: size)
    var variables = ProcessInfo.processInfo.environment
    variables["TERM"] = "xterm-256color"
    variables["NO_COLOR"] = nil
    // A backtrace of each crash on purpose would take a minute.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(environment) { _, new in new }
    let path = name.hasPrefix("/") ? name : TestedPackage.program(name).path
    let words = ([path] + arguments).map { strdup($0) }
    let settings = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + settings).forEach { free($0) } }
    process = pseudo_terminal_start(terminal, words + [nil], settings + [nil])
    guard terminal.person >= 0, process > 0 else { throw CannotStart() }
  }

  deinit {
    kill(process, SIGKILL)
    close(terminal.person)
    close(terminal.program)
  }

  /// The terminal's settings, as `stty -g` would tell them.
  ///
  /// The person's side tells them, too. The other side is closed on macOS as
  /// soon as the program ends.
  var settings: [UInt8] { Self.settings(of: terminal) }

  private static func settings(of terminal: pseudo_terminal) -> [UInt8] {
    var settings = termios()
    tcgetattr(terminal.person, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        write(terminal.person, $0.baseAddress, $0.count)
      }
      rest = rest.dropFirst(max(0, count))
      readOutput(milliseconds: 0)
    }
  }

  func resize(to size: CellSize) {
    screen.resize(to: size)
    pseudo_terminal_resize(terminal, Int32(size.width), Int32(size.height))
  }

  /// Lets the terminal take output, or none from now on.
  func takeOutput(_ takesOutput: Bool) {
    tcflow(terminal.program, takesOutput ? TCOON : TCOOFF)
  }

  /// Waits for a state of the screen, also for one that soon passes.
  func wait(
    atMost patience: Duration = patience,
    until condition: (ModelTerminal) -> Bool
  ) -> Bool {
    let end = ContinuousClock.now + patience
    while !condition(screen) {
      guard ContinuousClock.now < end else { return false }
      readOutput(milliseconds: 100)
    }
    return true
  }

  func wait(for text: String) -> Bool {
    wait { $0.lines.contains { $0.contains(text) } }
  }

  /// Waits until the keys sent so far are handled, also those that change
  /// nothing: Ctrl-L comes after them, and for it the screen is cleared.
  func waitUntilKeysAreHandled() -> Bool {
    let clears = Array("\u{1b}[2J".utf8)
    let seen = receivedBytes.count
    send("\u{c}")
    return wait { _ in receivedBytes.dropFirst(seen).contains(clears) }
  }

  /// How often the program has sent these bytes.
  func count(of bytes: String) -> Int {
    receivedBytes.ranges(of: Array(bytes.utf8)).count
  }

  /// Waits for the end; gives what `waitpid` says, nil if there is none.
  func waitForEnd(atMost patience: Duration = patience) -> Int32? {
    let end = ContinuousClock.now + patience
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < end else { return nil }
      readOutput(milliseconds: 10)
    }
    while readOutput(milliseconds: 0) {}
    return status
  }

  @discardableResult
  private func readOutput(milliseconds: Int32) -> Bool {
    var source = pollfd(
      fd: terminal.person,
      events: Int16(POLLIN),
      revents: 0
    )
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal.person, &buffer, buffer.count)
    guard count > 0 else { return false }
    receivedBytes += buffer.prefix(count)
    screen.receive(buffer.prefix(count))
    return true
  }
}

extension Program {
  /// How often the screen was taken.
  var takenCount: Int { count(of: "\u{1b}[?1049h") }

  /// How often the screen was given back.
  var givenBackCount: Int { count(of: "\u{1b}[?1049l") }

  /// Expects the terminal as it was before the program.
  func expectRestored(
    _ settings: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.settings == settings, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.wraps, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: sourceLocation)
    #expect(
      givenBackCount == takenCount,
      "the screen was not given back once each time that it was taken",
      sourceLocation: sourceLocation
    )
  }
}
