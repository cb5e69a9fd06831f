import ConsoleUI
import TestSupport
import Testing
import Trace

/// Somebody asks for a long text on a terminal.
@Suite(.serialized)
struct ReadingTests {
  private static let size = CellSize(width: 80, height: 24)

  @Test(
    "What is longer than the terminal is read in a viewer, which Escape ends",
    arguments: [
      (["source", "todo"], "source todo", true),
      (["lesson", "01"], "lesson 01", true),
      (["trace", "mvp", "weather"], "trace mvp weather", Recorder.isAvailable),
      (["compare", "mvp", "mvi", "todo"], "compare mvp mvi todo", true),
      (["mvp", "todo", "--demo", "tour"], "mvp todo --demo tour", true),
    ]
  )
  func long(_ words: [String], _ title: String, _ isPossible: Bool) throws {
    guard isPossible else { return }
    let program = try Program("workbench", words, size: Self.size)
    let before = program.settingsAtFirst
    try #require(program.wait(for: " · \(title) · "))
    #expect(program.wait(for: "lines 1-23 of "))
    #expect(program.wait { $0.isCursorVisible == false })
    program.send("\u{1b}")
    #expect(program.waitForEnd() == 0)
    program.expectRestored(before)
  }

  @Test("q ends it at once, since nothing can be lost")
  func quitting() throws {
    let program = try Program("workbench", ["source", "todo"], size: Self.size)
    let before = program.settingsAtFirst
    try #require(program.wait(for: " · source todo · "))
    program.send("?q")
    #expect(program.waitForEnd() == 0)
    program.expectRestored(before)
  }

  @Test("What fits is printed, and so is what another program is to read")
  func short() throws {
    for (words, height) in [
      (["source", "mvp", "greeting"], 200),
      (["trace", "mvp", "todo", "--json"], 9),
      (["lesson"], 24),
    ] where words[0] != "trace" || Recorder.isAvailable {
      let size = CellSize(width: 400, height: height)
      let program = try Program("workbench", words, size: size)
      #expect(program.waitForEnd() == 0)
      #expect(program.takenCount == 0)
    }
  }
}
