import Catalogue
import Console
import ConsoleUI
import Play
import TestSupport
import Testing

@MainActor
@Suite("Several variants at once, on one terminal")
struct SeveralAtOnceTests {
  @Test("As many stand side by side as fit; the others are named")
  func room() throws {
    let session = try SideBySide("weather", CellSize(width: 72, height: 24))
    for (width, shown, others) in [
      (72, 1, "not shown: traditional-mvc, mvp, mvvm"), (73, 2, "mvp, mvvm"),
      (109, 2, "mvp"), (110, 3, "mvvm, mvvm-observation, mvi, viper"),
      (258, 7, ""),
    ] {
      session.resize(to: CellSize(width: width, height: 24))
      let lines = session.lines
      #expect(lines[0].split(separator: "│").count == shown)
      #expect(lines[22].hasPrefix("= all 7 the same"))
      #expect(lines[22].contains(others))
      #expect(lines[22].contains("not shown") == (shown < 7))
      #expect(lines[23].hasPrefix("weather · "))
      let others = shown < 7 ? " · < > others" : ""
      #expect(lines[23].contains(" · t trace\(others) · ? keys · q quit"))
    }
  }

  @Test("> and < show those that have no room, and all of them go on")
  func others() throws {
    let session = try SideBySide("weather", CellSize(width: 80, height: 24))
    let seven = session.sessions.map(\.variant.architecture.name)
    #expect(session.names == Array(seven[..<2]))
    for next in [2..<4, 4..<6, 5..<7, 0..<2] {
      session.press(.character(">"))
      #expect(session.names == Array(seven[next]))
      let others = seven.filter { !session.names.contains($0) }
        .joined(separator: ", ")
      let verdict = "= all 7 the same · not shown: \(others)"
      let line = verdict.truncated(toCells: 80).padded(toCells: 80)
      #expect(session.lines[22] == line)
    }
    for next in [5..<7, 3..<5, 1..<3, 0..<2] {
      session.press(.character("<"))
      #expect(session.names == Array(seven[next]))
    }
    session.resize(to: CellSize(width: 258, height: 24))
    session.press(.character(">"), .character("<"))
    #expect(session.names == seven)
    session.resize(to: CellSize(width: 80, height: 24))
    #expect(session.names == Array(seven[..<2]))
    // Nothing of it is an action, and what is done meanwhile is done by all.
    session.press(.character(">"), .character(">"))
    session.advance(by: .seconds(10))
    session.press(.enter, .paste("Seoul<>"), .backspace, .backspace, .enter)
    session.advance(by: .seconds(10))
    #expect(session.lines[1].matches(of: /Seoul/).count == 2)
    #expect(session.lines[22].hasPrefix("= all 7 the same · not shown: mvc"))
    #expect(session.actions.count { !$0.hasPrefix("wait") } == 3)
  }

  @Test("A difference is told also of a variant that has no room")
  func differenceOfOthers() throws {
    let session = try SideBySide("greeting", CellSize(width: 73, height: 9))
    session.sessions[3].window.buttons[0].title = "Click"
    #expect(session.lines[7].hasPrefix("≠ mvvm differs from mvc, first at row"))
    #expect(session.lines.count { $0.contains("≠") } == 1)
    session.press(.character(">"))
    #expect(session.names == ["mvp", "mvvm"])
    #expect(session.lines.count { $0.contains("≠") } == 2)
  }

  @Test("One key goes to all, and Return takes what was typed")
  func keys() throws {
    let session = try SideBySide("weather", CellSize(width: 259, height: 24))
    session.advance(by: .seconds(10))
    session.press(.enter, .paste("Seoul"))
    #expect(session.lines[23].contains("Return Submit · Ctrl-N network · "))
    session.press(.enter)
    session.advance(by: .seconds(10))
    #expect(session.lines[1].matches(of: /Seoul/).count == 7)
    #expect(session.lines[22].hasPrefix("= all 7 the same"))
    #expect(
      session.actions.filter { !$0.hasPrefix("wait") } == [
        #"tap "Change location""#, #"type "Seoul""#, #"tap "Submit""#,
      ]
    )
  }

  @Test("What one of them does not offer is said, and shown where it stands")
  func difference() throws {
    let session = try SideBySide("greeting", CellSize(width: 73, height: 9))
    session.sessions[1].window.buttons[0].title = "Click"
    #expect(
      session.lines[7]
        .hasPrefix("≠ traditional-mvc differs from mvc, first at row 3, column")
    )
    #expect(session.lines[3].contains("≠"))
    #expect(session.lines.count { $0.contains("≠") } == 2)
    session.resize(to: CellSize(width: 40, height: 9))
    #expect(session.lines[7].hasPrefix("≠ traditional-mvc: row 3, column"))
    session.press(.enter)
    session.sessions[1].window.buttons[0].title = "Click me"
    #expect(session.lines[7].hasPrefix("≠ traditional-mvc: row 1, column 2"))
  }

  @Test("Wide glyphs leave the columns where they are")
  func wideGlyphs() throws {
    let session = try SideBySide("weather", CellSize(width: 110, height: 24))
    session.press(.enter, .paste("서울 서울 서울 서울 서울 서울 서울 서울 서울"))
    let frame = session.frame
    let separators = (0..<22).map { frame.grid[36, $0].glyph }
    #expect(separators.allSatisfy { $0 == "│" })
    #expect(frame.lines.contains { $0.contains("서울_") || $0.contains("서울 ") })
  }

  @Test("On a small terminal the least important gives way")
  func smallTerminals() throws {
    let session = try SideBySide("weather", CellSize(width: 40, height: 9))
    for height in [9, 8, 6, 5] {
      session.resize(to: CellSize(width: 20, height: height))
      let lines = session.lines
      #expect(lines.count == height)
      #expect(lines.last?.contains("q quit") == (height > 5))
      #expect(lines[0].hasPrefix("mvc") == (height == 9))
      #expect(lines.contains { $0.hasPrefix("= all 7 the same") })
      session.press(.tab, .character("t"))
      #expect(session.lines.contains { $0.hasPrefix("─ mvc: ") })
      session.press(.character("t"))
    }
    session.resize(to: CellSize(width: 19, height: 5))
    #expect(session.lines[0].hasPrefix("Too small"))
    session.resize(to: CellSize(width: 1, height: 1))
    session.press(.enter)
    #expect(session.actions.isEmpty)
  }

  @Test("Where the names have no room, the last line has that of the screen")
  func nameBelow() throws {
    let session = try SideBySide("weather", CellSize(width: 30, height: 8))
    #expect(session.lines[7].hasPrefix("mvc weather · ? keys"))
    session.press(.character(">"))
    #expect(session.lines[7].hasPrefix("tradition"))
  }

  @Test("In a text field Ctrl-O shows those that have no room")
  func othersInField() throws {
    let session = try SideBySide("todo", CellSize(width: 80, height: 24))
    session.advance(by: .seconds(1))
    #expect(session.lines[23].contains(" · Ctrl-O others · "))
    session.press(.control("o"))
    #expect(session.names == ["mvp", "mvvm"])
    #expect(session.actions.filter { $0.hasPrefix("type") } == [])
  }

  @Test(
    "Any keys leave all the same",
    arguments: SlowTests.areRun
      ? Catalogue.standard.features.map(\.name) : ["todo"]
  )
  func anyKeys(feature: String) throws {
    let size = CellSize(width: 120, height: 24)
    let session = try SideBySide(feature, size, [.mvc, .mvp, .mvi])
    var writer = ScreenWriter(usesColor: true)
    var terminal = ModelTerminal(size: size)
    var random = RepeatableRandom()
    for _ in 0..<(SlowTests.areRun ? 1_700 : 40) {
      session.advance(
        by: .milliseconds(Int.random(in: 0..<900, using: &random))
      )
      session.press(Self.keys.randomElement(using: &random) ?? .enter)
      terminal.receive(writer.bytes(for: session.frame))
    }
    #expect(
      session.session.makeFrame().lines[22].hasPrefix("= all 3 the same ")
    )
    #expect(terminal.lines == session.lines)
    #expect(terminal.unknownSequences.isEmpty)
  }

  private static let keys: [Key] =
    keysInASession + ["q", "t", "m", "s", "<", ">"].map { .character($0) }
}
