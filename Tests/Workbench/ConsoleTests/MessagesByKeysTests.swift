import Catalogue
import Console
import ConsoleUI
import Testing
import Trace

@MainActor
@Suite("The messages of the last action, under the screens")
struct MessagesByKeysTests {
  /// The rows of the lists, of each variant for itself.
  private func lists(_ session: SideBySide) -> [[String]] {
    let lines = session.lines
    let top = lines.firstIndex { $0.hasPrefix("─ Messages") } ?? 0
    let columns = lines[(top + 1)..<(lines.count - 2)].map { line in
      line.split(separator: "│", omittingEmptySubsequences: false)
        .map { String($0).trimmingTrailingSpaces() }
    }
    return (columns.first ?? []).indices.map { index in
      columns.map { $0[index] }
    }
  }

  @Test(
    "t lists who says what to whom, and hides it again",
    .enabled(if: Recorder.isAvailable)
  )
  func lists() throws {
    let session = try SideBySide(
      "greeting",
      CellSize(width: 80, height: 40),
      [.mvc, .mvp]
    )
    let screens = session.lines
    session.press(.enter, .character("t"))
    #expect(session.lines.contains { $0.hasPrefix("─ Messages: tap \"Click") })
    #expect(
      lists(session)[0].prefix(4) == [
        "User → Button", "> sendActions()", "Button → ViewController",
        "  greetButtonTapped()",
      ]
    )
    #expect(lists(session)[1].contains("Presenter → ViewController"))
    #expect(lists(session)[1].contains(#"  text = "Hello Wasin Thonkaew""#))
    session.press(.character("t"))
    #expect(session.lines.dropFirst(2) == screens.dropFirst(2))
  }

  @Test(
    "In a text field the arrows move in the text",
    .enabled(if: Recorder.isAvailable)
  )
  func textField() throws {
    let session = try SideBySide(
      "weather",
      CellSize(width: 80, height: 40),
      [.mvc, .mvp]
    )
    session.press(.character("t"), .enter, .paste("Soul"), .left, .left)
    session.press(.left, .character("e"))
    #expect(session.lines.contains { $0.contains("Seoul") })
  }

  @Test(
    "Arrows choose a message, and s shows the source of what it calls",
    .enabled(if: Recorder.isAvailable)
  )
  func source() throws {
    let session = try SideBySide(
      "greeting",
      CellSize(width: 80, height: 40),
      [.mvc, .mvp]
    )
    session.press(.enter, .character("t"), .right, .down, .down)
    #expect(lists(session)[1].contains("> setGreeting(_:)"))
    #expect(!lists(session)[0].contains { $0.hasPrefix(">") })
    session.press(.character("s"))
    let marked = session.lines.filter { $0.contains("┃") }
    #expect(
      marked.first?.contains("func setGreeting(_ greeting: String)") == true
    )
    #expect(marked.last?.trimmingTrailingSpaces().hasSuffix("┃   }") == true)
    #expect(
      session.lines[39].hasPrefix("MVP/Greeting/GreetingViewController.swif")
    )
    #expect(session.lines[38].hasPrefix("= all 2 the same"))
    // No arrow has reached the screens, and any key leads back.
    session.press(.escape, .enter)
    #expect(session.actions == [#"tap "Click me""#, #"tap "Click me""#])
    #expect(lists(session)[1].contains("  setGreeting(_:)"))
    #expect(!lists(session)[1].contains { $0.hasPrefix("> set") })
  }

  @Test(
    "Answers that come later belong to what was done before",
    .enabled(if: Recorder.isAvailable)
  )
  func answers() throws {
    let size = CellSize(width: 80, height: 200)
    let session = try SideBySide("photo-list", size, [.mvc, .mvp])
    session.advance(by: .milliseconds(300))
    session.press(.character("t"))
    let before = lists(session)
    #expect(session.lines.contains { $0.hasPrefix("─ Messages at the start") })
    session.advance(by: .milliseconds(100))
    session.advance(by: .milliseconds(100))
    session.press(.up)
    #expect(lists(session)[0].contains { $0.hasPrefix("Clock → ") })
    #expect(!before[0].contains { $0.hasPrefix("Clock → ") })
  }

  @Test(
    "Where lists lose their room, the arrows go on in the last one",
    .enabled(if: Recorder.isAvailable)
  )
  func fewerLists() throws {
    let session = try SideBySide("greeting", CellSize(width: 258, height: 40))
    session.press(.character("t"), .right, .right, .right, .right)
    session.resize(to: CellSize(width: 80, height: 40))
    session.press(.down)
    #expect(lists(session).count == 2)
    #expect(lists(session)[1].contains { $0.hasPrefix("> ") })
    session.press(.left)
    #expect(lists(session)[0].contains { $0.hasPrefix("> ") })
  }

  @Test(
    "Each variant keeps the message that is chosen in its list",
    .enabled(if: Recorder.isAvailable)
  )
  func otherLists() throws {
    let session = try SideBySide("greeting", CellSize(width: 80, height: 40))
    session.press(.enter, .character("t"), .down, .character(">"), .down)
    #expect(session.names == ["mvp", "mvvm"])
    #expect(lists(session)[0].contains("> greetButtonTapped()"))
    #expect(lists(session)[0].contains("> sendActions()") == false)
    let second = lists(session)[0]
    session.press(.character("<"))
    #expect(lists(session)[0].contains("> greetButtonTapped()"))
    session.press(.character(">"))
    #expect(lists(session)[0] == second)
  }

  @Test("Where nothing is recorded, t says so")
  func gap() throws {
    let session = try InteractiveSession.of("mvc/greeting")
    session.press(.character("t"))
    #expect(session.makeFrame().contains("records no calls"))
    session.press(.character("s"))
    #expect(session.makeFrame().contains("Click me"))
  }
}
