import ConsoleUI
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// However the program ends, the terminal is as it was.
@Suite(.serialized)
struct WaysOutTests {
  @Test(arguments: ["q", "\u{3}", "?q"])
  func aQuitTerminalIsAsBeforeAndKeepsTheLastFrame(keys: String) throws {
    // As wide as the last line, because the model breaks no lines.
    let size = CellSize(width: 50, height: 20)
    let program = try Program("workbench", ["mvp", "greeting"], size: size)
    let before = program.settingsAtFirst
    try #require(program.wait(for: "[ Click me ]"))
    #expect(program.screen.isAlternate)
    #expect(program.settings != before)
    program.send("\r")
    try #require(program.wait(for: "Hello Wasin Thonkaew"))
    program.send(keys)
    #expect(program.waitForEnd() == 0)
    expectRestored(program, before)
    let lines = program.screen.lines.joined(separator: "\n")
    #expect(lines.contains("Hello Wasin Thonkaew"))
    #expect(lines.contains("workbench compare greeting"))
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS,
    SIGFPE,
  ])
  func aSignalEndsTheProgramAndRestoresTheTerminal(signal: Int32) throws {
    let program = try Program("workbench", ["mvc", "photo-list"])
    let before = program.settingsAtFirst
    try #require(program.wait(for: "[ Reload ]"))
    kill(program.process, signal)
    let status = try #require(program.waitForEnd())
    #expect(status & 0x7f == signal)
    expectRestored(program, before)
  }

  @Test(arguments: ["fatalError", "trap", "overflow"])
  func aCrashRestoresTheTerminal(way: String) throws {
    // As wide as the message, because the model breaks no lines.
    let size = CellSize(width: 200, height: 20)
    let program = try Program("TerminalCrash", [way], size: size)
    let before = program.settingsAtFirst
    try #require(program.wait { $0.isAlternate && !$0.isCursorVisible })
    program.send("x")
    let status = try #require(program.waitForEnd())
    #expect(status & 0x7f != 0, "it did not crash")
    expectRestored(program, before)
    if way == "fatalError" {
      #expect(program.screen.lines.contains { $0.contains("on purpose") })
    }
  }

  @Test func aSuspendedProgramGivesTheTerminalBackAndTakesItAgain() throws {
    let path = TestedPackage.program().path
    let script = """
      set -m; '\(path)' mvvm greeting; echo SUSPENDED
      read answer; fg; echo FINISHED; read answer
      """
    let shell = try Program("/bin/sh", ["-c", script])
    let before = shell.settings
    try #require(shell.wait(for: "[ Click me ]"))
    shell.send("\r")
    try #require(shell.wait(for: "Hello Wasin"))
    shell.send("\u{1a}")
    try #require(shell.wait(for: "SUSPENDED"))
    expectRestored(shell, before)
    shell.send("\n")
    try #require(shell.wait { $0.isAlternate && $0.lines[2].contains("[ Cl") })
    #expect(shell.screen.lines[0].contains("Hello Wasin"))
    shell.send("q")
    try #require(shell.wait(for: "FINISHED"))
    expectRestored(shell, before)
  }

  @Test func aDumbTerminalIsSentNoControlSequence() throws {
    let program = try Program(
      "workbench",
      ["mvc", "greeting"],
      size: CellSize(width: 60, height: 100),
      environment: ["TERM": "dumb"]
    )
    #expect(program.waitForEnd() == 0)
    #expect(program.wait(for: "Hello Wasin Thonkaew"))
    #expect(!program.receivedBytes.contains(0x1b))
  }

  private func expectRestored(
    _ program: Program,
    _ settings: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = program.screen
    #expect(program.settings == settings, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.wraps, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: sourceLocation)
  }
}
