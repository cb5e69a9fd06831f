import ConsoleUI
import Foundation
import TestSupport
import Testing

/// Whatever signal ends the program, the terminal is as it was.
@Suite(.serialized)
struct SignalTests {
  /// The Swift runtime waits for a key where it takes a signal for a crash.
  private static let backtraces = [
    "SWIFT_BACKTRACE": "enable=yes,interactive=yes"
  ]
  private static let patience = Duration.seconds(2)

  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
    SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM,
    SIGVTALRM, SIGPROF,
  ]

  @Test(arguments: signals)
  func aSignalEndsTheProgramOnlyAndRestoresTheTerminal(signal: Int32) throws {
    let shell = try startInShell()
    let before = shell.settingsAtFirst
    try #require(shell.wait(for: "[ Reload ]"))
    kill(try shell.announcedProcess(), signal)
    // On the first Ctrl-C the program ends by itself.
    let status = signal == SIGINT ? 0 : 128 + signal
    #expect(
      shell.wait(atMost: Self.patience) {
        $0.lines.contains { $0.contains("ENDED \(status)") }
      }
    )
    shell.expectRestored(before)
  }

  @Test func aTerminalThatTakesNoOutputKeepsNoProgramAlive() throws {
    let shell = try startInShell()
    let before = shell.settingsAtFirst
    try #require(shell.wait(for: "[ Reload ]"))
    shell.takeOutput(false)
    // The shell waits for it before it ends.
    defer { shell.takeOutput(true) }
    shell.send("\t")
    let process = try shell.announcedProcess()
    kill(process, SIGTERM)
    let isGone = shell.wait(atMost: Self.patience) { _ in
      kill(process, 0) != 0
    }
    #expect(isGone)
    #expect(shell.settings == before)
  }

  @Test func aSignalThatIsIgnoredFromTheStartIsIgnored() throws {
    let path = TestedPackage.program().path
    let script = "trap '' HUP; exec '\(path)' mvc greeting"
    let program = try Program("/bin/sh", ["-c", script])
    try #require(program.wait(for: "[ Click me ]"))
    kill(program.process, SIGHUP)
    program.send("\r")
    #expect(program.wait(for: "Hello Wasin"))
  }

  /// Starts the program in a shell, which tells its end.
  private func startInShell() throws -> Program {
    let script = """
      sh -c 'echo "process $$."; exec "$0" mvc photo-list' "$0"
      echo "ENDED $?"; read answer
      """
    return try Program(
      "/bin/sh",
      ["-c", script, TestedPackage.program().path],
      environment: Self.backtraces
    )
  }
}
