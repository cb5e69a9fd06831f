import Console
import ConsoleUI
import Play
import TestSupport
import Testing

/// Keys on the screen of many views, and what a recording says of them.
@MainActor
struct ManyViewsKeyTests {
  @Test func keysGoIntoARowAndOutAgain() throws {
    let screen = try KeyedScreen()
    #expect(screen.focus == "[ Add ]")
    screen.press(.tab)
    #expect(screen.focus == "  [ ] Entry 1")
    screen.press(.down, .right)
    #expect(screen.focus == "[ Edit ]" && screen.row == "Entry 2")
    screen.press(.tab)
    #expect(screen.focus == "[ Remove ]" && screen.row == "Entry 2")
    screen.press(.down)
    #expect(screen.focus == "[ Remove ]" && screen.row == "Entry 3")
    screen.press(.left)
    #expect(screen.focus == "[ Edit ]" && screen.row == "Entry 3")
    screen.press(.backTab)
    #expect(screen.focus == "  [ ] Entry 3")
    screen.press(.right, .right, .escape)
    #expect(screen.focus == "  [ ] Entry 3")
    screen.press(.tab, .tab, .tab)
    #expect(screen.focus == "[ Add ]" && screen.row == "")
    screen.press(.backTab)
    #expect(screen.focus == "  [ ] Entry 3")
  }

  @Test func keysPressTheButtonOfTheRowTheyAreIn() throws {
    let screen = try KeyedScreen()
    screen.press(.tab, .down, .down, .right, .right, .enter)
    #expect(!screen.shows("Entry 3"))
    #expect(screen.focus == "[ Remove ]" && screen.row == "Entry 4")
    screen.press(.left, .character(" "))
    #expect(screen.shows("Title: Entry 4"))
    #expect(
      screen.actions == [
        #"tap "Remove" in row 3"#, #"tap "Edit" in row 3"#,
      ]
    )
  }

  @Test func aDisabledButtonIsPassedOver() throws {
    let screen = try KeyedScreen()
    screen.press(.tab, .enter, .right, .right)
    #expect(screen.focus == "[ Add ]")
    #expect(screen.actions == ["select 1"])
  }

  @Test func keysThatComeAtOnceFindARowThatIsNotDrawnYet() throws {
    let screen = try KeyedScreen(rows: 500)
    screen.press(.tab)
    screen.pressAtOnce(.end, .right, .enter)
    #expect(screen.shows("Title: Entry 500"))
    #expect(screen.actions == [#"tap "Edit" in row 500"#])
  }

  @Test func ofEqualTitlesTheOneWithTheFocusIsPressed() throws {
    let screen = try KeyedScreen(rows: 1)
    screen.press(.backTab, .backTab, .paste("x"))
    screen.press(.tab, .tab, .tab, .tab, .tab, .tab)
    #expect(screen.focus == "[ Add ]")
    screen.press(.enter, .backTab, .end)
    #expect(screen.focus == "  [ ] x")
    #expect(
      screen.actions == [#"type "x" into "Title""#, #"tap "Add" number 2"#]
    )
  }

  @Test func theFirstTextFieldHasTheFocusAtFirstAndEscapeLeavesIt() throws {
    let screen = try KeyedScreen(leavesField: false)
    #expect(screen.statusLine.contains("Esc leave field · Ctrl-C quit"))
    screen.press(.character("q"))
    #expect(screen.actions == [#"type "q" into "Title""#])
    screen.press(.escape)
    #expect(screen.focus == "[ Add ]")
    #expect(screen.statusLine.contains("? keys · q quit"))
  }

  @Test func whatIsTypedIntoTwoFieldsStaysTwoLines() throws {
    let screen = try KeyedScreen()
    screen.press(.backTab, .character("a"), .character("b"))
    screen.press(.backTab, .character("c"), .character("d"))
    screen.press(.tab, .character("e"))
    #expect(
      screen.actions == [
        #"type "ab" into "Note""#,
        // The screen is told of each letter of this one.
        #"type "c" into "Title""#, #"type "cd" into "Title""#,
        #"type "abe" into "Note""#,
      ]
    )
  }

  @Test func twoFieldsWithoutANameStayTwoLines() throws {
    let screen = try KeyedScreen()
    screen.press(.backTab, .backTab, .backTab, .backTab, .enter)
    screen.press(.character("a"), .character("b"), .tab, .character("c"))
    screen.press(.tab, .enter)
    #expect(screen.shows("ab+c"))
    #expect(
      screen.actions == [
        #"tap "Ask""#, #"type "ab" number 1"#, #"type "c" number 2"#,
        #"tap "OK""#,
      ]
    )
  }

  @Test func anyKeysLeaveAScreenThatTheRecordingGivesAgain() throws {
    var random = RepeatableRandom()
    for rows in [0, 5, 1000] {
      let screen = try KeyedScreen(rows: rows)
      for _ in 0..<(SlowTests.areRun ? 3_000 : 300) {
        screen.session.press(Self.keys.randomElement(using: &random) ?? .tab)
        if Bool.random(using: &random) { _ = screen.session.makeFrame() }
      }
      screen.session.session.window.showsFocus = false
      let replay = try Session.manyViews(
        rows: rows,
        size: KeyedScreen.size
      )
      let text = screen.session.recording.text
      try replay.play(text)
      let wanted = screen.session.session.makeFrame()
      #expect(replay.makeFrame().lines == wanted.lines, "\(text)")
    }
  }

  private static let keys: [Key] = [
    .tab, .tab, .tab, .backTab, .backTab, .enter, .enter, .enter, .right,
    .right, .left, .up, .down, .down, .escape, .home, .end, .pageUp, .pageDown,
    .backspace, .delete, .character(" "), .character("x"), .character("한"),
    .character("n"), .paste("Milk"),
  ]
}
