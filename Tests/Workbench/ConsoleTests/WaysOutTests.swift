import ConsoleUI
import TestSupport
import Testing

/// However the program ends, the terminal is as it was.
@Suite(.serialized)
struct WaysOutTests {
  @Test(arguments: ["qq", "q\r", "\u{3}", "?qq", "\u{1b}[Dqxqq"])
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
    program.expectRestored(before)
    let lines = program.screen.lines.joined(separator: "\n")
    #expect(lines.contains("Hello Wasin Thonkaew"))
    #expect(lines.contains("workbench compare greeting"))
  }

  @Test func severalKeepTheirNamesAndAreNamedForWhatIsNext() throws {
    let size = CellSize(width: 90, height: 24)
    let program = try Program("workbench", ["mvvm", "mvi", "todo"], size: size)
    try #require(program.wait(for: "[ ] Buy milk"))
    program.send("\tqq")
    #expect(program.waitForEnd() == 0)
    let lines = program.screen.lines
    #expect(lines.contains { $0.hasPrefix("mvvm ") && $0.contains("│mvi ") })
    #expect(lines.contains { $0.hasPrefix("= both the same") })
    #expect(lines.contains { $0.contains("workbench compare mvvm mvi todo") })
  }

  @Test(arguments: ["fatalError", "trap"])
  func aCrashRestoresTheTerminal(way: String) throws {
    // As wide as the message, because the model breaks no lines.
    let size = CellSize(width: 200, height: 20)
    let program = try Program("TerminalCrash", [way], size: size)
    let before = program.settingsAtFirst
    try #require(program.wait { $0.isAlternate && !$0.isCursorVisible })
    program.send("x")
    let status = try #require(program.waitForEnd())
    #expect(status & 0x7f != 0, "it did not crash")
    program.expectRestored(before)
    if way == "fatalError" {
      #expect(program.screen.lines.contains { $0.contains("on purpose") })
    }
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
}
