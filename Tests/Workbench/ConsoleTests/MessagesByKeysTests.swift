import Catalogue
import Console
import ConsoleUI
import Testing
import Trace

@MainActor
@Suite(
  "Who called whom in the last action, and the source, under the screens",
  .enabled(if: Recorder.isAvailable)
)
struct MessagesByKeysTests {
  /// The lines from the one above the messages on.
  private func explanation(_ session: SideBySide) -> [String] {
    let lines = session.lines
    let top = lines.firstIndex { $0.hasPrefix("─ ") && $0.contains(": ") }
    return lines.dropFirst(top ?? lines.count).dropLast(2)
      .map { $0.trimmingTrailingSpaces() }
  }

  @Test("t shows a diagram of messages, and hides it again")
  func diagram() throws {
    let session = try SideBySide(
      "greeting",
      CellSize(width: 80, height: 24),
      [.mvc, .mvp]
    )
    let screens = session.lines
    session.press(.enter, .character("t"))
    let shown = explanation(session)
    #expect(shown[0].hasPrefix(#"─ mvc: tap "Click me" ─"#))
    let rows = shown.dropFirst().map { $0.prefix(32) }
    #expect(rows[0].hasPrefix("  ┌ widgets "))
    #expect(rows[1].hasPrefix("  │ ┌ ViewController ★ decides "))
    #expect(rows[2].hasPrefix("  │ │ (User → Button: sendActio"))
    #expect(rows[3].hasPrefix("> ├>│ ★ greetButtonTapped() "))
    #expect(rows[4].hasPrefix(#"  │ │ (Label: text = "Hello"#))
    session.press(.character("t"))
    #expect(session.lines.dropFirst(2) == screens.dropFirst(2))
  }

  @Test("The source of the chosen message stands beside, its lines marked")
  func source() throws {
    let session = try SideBySide(
      "greeting",
      CellSize(width: 80, height: 24),
      [.mvc, .mvp]
    )
    session.press(.enter, .character("t"), .right)
    #expect(session.lines[22].hasPrefix("= both the same"))
    let shown = explanation(session)
    #expect(shown[0].contains(" mvp: Button → Presenter: greet"))
    #expect(shown[1].contains("│MVP/Greeting/GreetingPresenter.swift:"))
    #expect(shown[2].contains("┃   func greetButtonTapped() {"))
    // The whole file is read in a viewer, and no arrow has reached a screen.
    session.press(.character("s"))
    #expect(session.lines[23].contains(" · GreetingPresenter.swift · "))
    session.press(.escape, .enter)
    #expect(session.actions == [#"tap "Click me""#, #"tap "Click me""#])
    // Escape leaves the messages first.
    session.press(.escape)
    #expect(explanation(session) == [])
    #expect(!session.lines[23].hasPrefix("Quit?"))
  }

  @Test("Where there is room, each has its list, and two their sources")
  func room() throws {
    let session = try SideBySide(
      "greeting",
      CellSize(width: 120, height: 40),
      [.mvc, .mvp, .mvi]
    )
    session.press(.enter, .character("t"))
    let headings = session.lines.filter { $0.hasPrefix("─ mvc: ") }
    #expect(headings.count == 2)
    #expect(headings.first?.contains(#" mvp: tap "Click me" "#) == true)
    #expect(headings.first?.contains(#" mvi: tap "Click me" "#) == true)
    #expect(headings.last?.contains(" mvp: Button → Presenter: ") == true)
    // What does the same is chosen in the others, too.
    let chosen = session.lines.filter { $0.contains("> ├>│ ★ greetButton") }
    #expect(chosen.count == 1)
    #expect(session.lines.contains { $0.contains("│· ├─┼>│ ★ greetButton") })
    session.press(.right, .down)
    #expect(session.lines.contains { $0.contains("mvp: Presenter → ViewCont") })
  }

  @Test("Left and right lead to architectures that have no room")
  func others() throws {
    let session = try SideBySide("greeting", CellSize(width: 80, height: 24))
    session.press(.enter, .character("t"), .right, .right)
    #expect(session.names == ["traditional-mvc", "mvp"])
    #expect(explanation(session)[0].hasPrefix("─ mvp: tap"))
    session.press(.left, .left)
    #expect(session.names == ["mvc", "traditional-mvc"])
    session.press(.character(">"))
    #expect(explanation(session)[0].hasPrefix("─ mvp: tap"))
  }

  @Test(
    "In a text field letters and arrows are the text's, but not up and down"
  )
  func textField() throws {
    let session = try SideBySide(
      "employees",
      CellSize(width: 80, height: 40),
      [.mvp]
    )
    session.advance(by: .seconds(2))
    session.press(.escape, .character("t"), .backTab)
    let chosen = session.lines.first { $0.hasPrefix("> ") }
    session.press(.up)
    #expect(session.lines.first { $0.hasPrefix("> ") } != chosen)
    session.press(.paste("Soul"), .left, .left, .left, .character("e"))
    #expect(session.frame.contains("Seoul"))
  }

  @Test("Pages, Home and End go through many messages")
  func pages() throws {
    let session = try SideBySide(
      "todo",
      CellSize(width: 80, height: 24),
      [.mvp]
    )
    session.advance(by: .seconds(1))
    session.press(.escape, .character("t"), .end)
    let end = explanation(session)
    #expect(!end.contains { $0.contains(" more") })
    session.press(.pageUp)
    #expect(explanation(session) != end)
    session.press(.home)
    let first = explanation(session).first { $0.hasPrefix("> ") }
    #expect(first?.contains("loadView()") == true)
  }

  @Test("Answers that come later belong to what was done before")
  func answers() throws {
    let size = CellSize(width: 80, height: 200)
    let session = try SideBySide("photo-list", size, [.mvc])
    session.advance(by: .milliseconds(300))
    session.press(.character("t"))
    let before = explanation(session)
    #expect(before[0].hasPrefix("─ mvc: the start"))
    session.advance(by: .milliseconds(100))
    session.advance(by: .milliseconds(100))
    #expect(explanation(session) != before)
  }

  @Test("Every size of a terminal has a frame")
  func sizes() throws {
    let session = try SideBySide("todo", CellSize(width: 80, height: 24))
    session.advance(by: .seconds(1))
    session.press(.escape, .character("t"))
    for width in [20, 36, 63, 64, 73, 119, 120, 300] {
      for height in [5, 6, 9, 12, 24, 33, 34, 60] {
        session.resize(to: CellSize(width: width, height: height))
        session.press(.down, .right)
        #expect(session.lines.count == height)
      }
    }
  }
}

@MainActor
@Suite("Messages that no build or session has")
struct MissingMessagesTests {
  @Test("Where nothing is recorded, t says so")
  func gap() throws {
    let session = try InteractiveSession.of("mvc/greeting")
    let screens = ScreenStack(session, size: session.size)
    screens.press(.character("s"))
    #expect(screens.makeFrame().contains("Click me"))
    screens.press(.character("t"))
    #expect(screens.makeFrame().contains("records no calls"))
    screens.press(.escape)
    #expect(screens.makeFrame().contains("Click me"))
  }
}
