import ConsoleUI
import Foundation
import TestSupport
import Testing

/// Somebody types the program's name and nothing else.
@Suite(.serialized)
struct MenuTests {
  @Test("By what the screen says alone one reaches the greeting and leaves")
  func leadsOn() throws {
    let program = try Program("workbench", [], size: Self.size)
    let before = program.settingsAtFirst
    try #require(program.wait(for: "Return choose · ? keys · q quit"))
    try choose("Use", of: program)
    try #require(program.wait(for: "Use which feature?"))
    try choose("greeting", of: program)
    try #require(program.wait(for: "greeting in which architecture?"))
    try choose("[ ] mvp", of: program)
    try #require(
      program.wait(for: "mvp greeting · Return press · ")
    )
    program.send("?")
    try #require(program.wait(for: "Return, Space           press"))
    program.send("\u{1b}")
    try #require(program.wait(for: "[ Click me ]"))
    program.send("\r")
    try #require(program.wait(for: "Hello Wasin Thonkaew"))
    program.send("q")
    try #require(program.wait(for: "Quit? q or Return: yes"))
    program.send("q")
    #expect(program.waitForEnd() == 0)
    #expect(program.settings == before)
    let lines = program.screen.lines
    #expect(lines.contains { $0.hasPrefix("$ ") && $0.contains("mvp greet") })
  }

  @Test(
    "What an entry leads to is read, and Escape leads back",
    arguments: [
      (["Compare", "greeting", "again"], "3 steps, the same in all"),
      (["Trace", "greeting", "again", "[ ] mvp"], "No presenter calls"),
      (["Read", "greeting", "[ ] all"], "traditional-mvc: GreetingScreen"),
      (["Read", "greeting", "[ ] mvvm"], "GreetingViewModel"),
      (["Learn", "01", "show"], "The exercise is in"),
      (["Learn", "go on", "show"], "The exercise is in"),
      (["Everything else"], "SUBCOMMANDS"),
    ]
  )
  func entries(_ way: [String], _ text: String) throws {
    let size = CellSize(width: 140, height: 50)
    let program = try Program("workbench", [], size: size)
    for title in way { try choose(title, of: program) }
    try #require(
      program.wait { screen in
        screen.lines.contains { $0.hasPrefix("lines 1-") }
      }
    )
    program.send("/\(text)\r")
    #expect(program.wait(for: "match 1 of "))
    for _ in way {
      program.send("\u{1b}"); _ = program.waitUntilKeysAreHandled()
    }
    #expect(program.wait(for: "The architecture workbench"))
    program.send("qq")
    #expect(program.waitForEnd() == 0)
    #expect(!program.screen.isAlternate)
  }

  @Test("A page is written into a file here, and the menu goes on")
  func page() throws {
    try withFolder { folder in
      let workbench = TestedPackage.program("workbench").path
      let program = try Program(
        "/bin/sh",
        ["-c", "cd '\(folder.path)' && exec '\(workbench)'"],
        size: CellSize(width: 200, height: 30)
      )
      try choose("Page", of: program)
      try choose("greeting", of: program)
      #expect(program.wait(for: "Wrote "))
      #expect(program.wait(for: "Open it in a browser: file:///"))
      #expect(program.wait(for: "/greeting.html"))
      let file = folder.appendingPathComponent("greeting.html")
      #expect(FileManager.default.fileExists(atPath: file.path))
      program.send("\u{1b}")
      #expect(program.wait(for: "Page of which feature?"))
      #expect(program.waitUntilKeysAreHandled())
      program.send("\u{3}")
      #expect(program.waitForEnd() == 0)
    }
  }

  @Test("Several that are marked stand side by side, and Escape ends them")
  func several() throws {
    let program = try Program("workbench", [], size: Self.size)
    try choose("Use", of: program)
    try choose("greeting", of: program)
    try choose("[ ] mvp", of: program, with: " ")
    try choose("[ ] mvi", of: program, with: " ")
    try #require(program.wait(for: "[x] mvi"))
    program.send("\r")
    try #require(program.wait(for: "= both the same"))
    program.send("\u{1b}")
    try #require(program.wait(for: "greeting in which architecture?"))
    // Ctrl-C would cut a frame that is still being written.
    try #require(program.waitUntilKeysAreHandled())
    try #require(program.wait { $0.isCursorVisible })
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
    program.expectRestored(program.settingsAtFirst)
  }

  @Test("What Return takes is said, and nothing is marked beside all")
  func marks() throws {
    let program = try Program("workbench", [], size: Self.size)
    try choose("Use", of: program)
    try choose("greeting", of: program)
    try choose("[ ] mvp", of: program, with: " ")
    try #require(program.wait(for: "Return takes mvp · "))
    try choose("[ ] mvi", of: program, with: " ")
    try #require(program.wait(for: "Return takes mvp, mvi · "))
    program.send("\u{1b}[F ")
    try #require(program.wait(for: "Return takes all · "))
    #expect(program.screen.lines.count { $0.contains("[x] ") } == 1)
    program.send("\u{1b}[H ")
    try #require(program.wait(for: "Return takes mvc · "))
    #expect(program.screen.lines.count { $0.contains("[x] ") } == 1)
    program.send(" ")
    try #require(program.wait(for: "Return choose"))
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  @Test("A trace opens at the moment for which its feature is known")
  func moment() throws {
    let program = try Program("workbench", [], size: Self.size)
    try choose("Compare", of: program)
    try choose("weather", of: program)
    try #require(program.wait(for: "Compare which demo of weather?"))
    let demos = program.screen.lines.dropFirst().dropLast()
    program.send("\u{1b}")
    try #require(program.wait(for: "Compare which feature?"))
    program.send("\u{1b}")
    try choose("Trace", of: program)
    try choose("weather", of: program)
    try #require(program.wait(for: "Trace which demo of weather?"))
    #expect(program.screen.lines.dropFirst().dropLast() == demos)
    #expect(program.screen.lines[2].hasPrefix("   late-answer "))
    try choose("late-answer", of: program)
    try choose("[ ] mvp", of: program)
    try #require(program.wait(for: "> wait 2s"))
    #expect(program.wait(for: "# Yakutsk's answer comes now, and is dropped."))
    #expect(program.wait(for: " · opened at what decides · Home top · "))
    program.send("\u{1b}[H")
    #expect(program.wait { $0.lines[0].hasPrefix("mvp weather") })
    #expect(program.wait(for: " · trace mvp weather · "))
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  @Test(
    "A word that is missing is asked for",
    arguments: [
      (["greeting"], "greeting in which architecture?", "[ ] mvp"),
      (["mvp", "--plain"], "Which feature?", "greeting"),
    ]
  )
  func missingWord(_ words: [String], _ question: String, _ answer: String)
    throws
  {
    let program = try Program("workbench", words, size: Self.size)
    try #require(program.wait(for: question))
    try choose(answer, of: program)
    try #require(program.wait(for: "mvp greeting · "))
    try #require(program.wait(for: " · Esc menu · ? keys"))
    program.send("\u{1b}")
    try #require(program.wait(for: question))
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  @Test("At the top Escape asks, as q does, and any other key goes on")
  func back() throws {
    let program = try Program("workbench", [], size: Self.size)
    try choose("Compare", of: program)
    try #require(program.wait(for: "Esc back"))
    program.send("\u{1b}")
    try #require(program.wait(for: "The architecture workbench"))
    program.send("\u{1b}")
    try #require(program.wait(for: "Quit?"))
    program.send("\r")
    #expect(program.waitForEnd() == 0)
    #expect(program.screen.lines.allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test("At 80 columns and 24 rows all is seen, and whole")
  func allIsSeen() throws {
    let size = CellSize(width: 80, height: 24)
    let program = try Program("workbench", [], size: size)
    try #require(program.wait(for: "All commands and options"))
    #expect(program.screen.lines.contains { $0.hasPrefix("   Use ") })
    try choose("Use", of: program)
    try choose("weather", of: program)
    try #require(program.wait(for: "weather in which architecture?"))
    let lines = program.screen.lines
    #expect(lines.contains { $0.hasPrefix("   [ ] viper ") })
    #expect(!lines.contains { $0.contains("…") || $0.contains("rows 1") })
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  @Test("A page that is longer than the terminal says so")
  func longPage() throws {
    let size = CellSize(width: 80, height: 16)
    let program = try Program("workbench", [], size: size)
    try choose("Use", of: program)
    try choose("weather", of: program)
    #expect(program.wait(for: "Return choose ▼ · rows 1-"))
    #expect(program.wait(for: " of 8 · Space mark"))
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  @Test("It follows the terminal's size, as small as that may be")
  func resizing() throws {
    let program = try Program("workbench", [], size: Self.size)
    try #require(program.wait(for: "The architecture workbench"))
    for (size, text) in [
      (CellSize(width: 19, height: 9), "Too small"),
      (CellSize(width: 20, height: 5), "Use"),
      (CellSize(width: 60, height: 30), "Everything else"),
    ] {
      program.resize(to: size)
      #expect(program.wait(for: text))
    }
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  private static let size = CellSize(width: 80, height: 30)

  /// Moves to a row by the arrow key and presses Return, or another key.
  private func choose(
    _ title: String,
    of program: Program,
    with key: String = "\r"
  ) throws {
    func row(in screen: ModelTerminal) -> Int? {
      screen.lines.firstIndex { $0.hasPrefix("   \(title) ") }
    }
    try #require(program.wait { row(in: $0) != nil }, "no \(title)")
    // Drawn anew, the screen shows the cursor last, where it belongs.
    try #require(program.waitUntilKeysAreHandled())
    try #require(program.wait { $0.isCursorVisible })
    for _ in 0..<10 {
      let screen = program.screen
      if row(in: screen) == screen.cursor.y { return program.send(key) }
      program.send("\u{1b}[B")
      try #require(program.wait { $0.cursor != screen.cursor })
    }
    Issue.record("the arrow key never reached \(title)")
  }
}
