import Catalogue
import Console
import ConsoleUI
import Play
import Testing

@MainActor
@Suite("Who types a text, wherever that goes, ends nothing and loses nothing")
struct TypingTests {
  private static let text = "Buy quinoa, quit now?"

  @Test(
    "A sentence that is typed at once ends no screen of any feature",
    arguments: Catalogue.standard.features.map(\.name)
  )
  func sentence(feature: String) throws {
    for architectures in [[Architecture.mvp], [.mvc, .mvvm, .mvi]] {
      let session = try SideBySide(feature, Self.size, architectures)
      session.advance(by: .seconds(10))
      let keys = Self.text.map(Key.character)
      for key in keys { session.press(key) }
      #expect(!session.screens.isFinished)
      // The next screen: an editor, a photo, an alert.
      session.press(.escape, .escape, .escape, .tab, .enter, .tab, .tab, .enter)
      for key in keys { session.press(key) }
      #expect(!session.screens.isFinished)
    }
  }

  @Test("What is typed stands in the field that has the focus at first")
  func field() throws {
    let session = try SideBySide("todo", Self.size, [.mvc, .mvp, .mvi])
    session.advance(by: .seconds(1))
    for character in Self.text { session.press(.character(character)) }
    #expect(session.frame.contains(Self.text))
    session.press(.control("u"))
    #expect(!session.frame.contains(Self.text))
    session.press(.paste(Self.text), .enter)
    // A row that was added is scrolled to.
    #expect(session.frame.contains("[ ] \(Self.text)"))
    #expect(session.lines[22] == "= all 3 the same".padded(toCells: 120))
  }

  @Test(
    "The keys of a line work in a field as they do in a shell",
    arguments: [
      ([.control("a"), .character("x")], "xBuy oat milk"),
      ([.control("a"), .control("e"), .character("x")], "Buy oat milkx"),
      ([.control("w")], "Buy oat"), ([.control("w"), .control("w")], "Buy"),
      ([.character(" "), .control("w")], "Buy oat"),
      ([.left, .left, .control("w"), .character("x")], "Buy oat xlk"),
      ([.control("a"), .control("w")], "Buy oat milk"),
      ([.control("w"), .paste("할머니께 전화"), .control("w")], "Buy oat 할머니께"),
    ] as [([Key], String)]
  )
  func lineKeys(keys: [Key], text: String) throws {
    let session = try SideBySide("todo", Self.size, [.mvp])
    session.advance(by: .seconds(1))
    session.press(.paste("Buy oat milk"))
    for key in keys { session.press(key) }
    session.press(.enter)
    #expect(session.lines.contains { $0.contains("[ ] \(text)   ") })
  }

  @Test("q asks; q or Return ends, Escape does not, other keys do what they do")
  func question() throws {
    let question =
      "Quit? q or Return: yes. Esc: no. Any other key: stay, and use the key."
    let session = try SideBySide("greeting", Self.size, [.mvp])
    session.press(.character("q"))
    #expect(session.lines[23].hasPrefix(question))
    session.press(.escape)
    #expect(!session.lines[23].contains("Quit?"))
    session.press(.character("q"), .character("n"))
    #expect(session.lines[23].hasPrefix("network off: requests fail"))
    session.press(.escape)
    #expect(session.lines[23].hasPrefix(question))
    #expect(!session.screens.isFinished)
    session.press(.enter)
    #expect(session.screens.isFinished)
    #expect(session.actions == ["network off"])
  }

  @Test("Escape leaves a field, then an editor, then asks")
  func escape() throws {
    let session = try SideBySide("todo", Self.size, [.mvp])
    session.advance(by: .seconds(1))
    session.press(.escape, .tab, .tab, .tab, .tab, .right, .enter)
    #expect(session.frame.contains("Edit: Buy milk"))
    session.press(.escape)
    #expect(session.frame.contains("Edit: Buy milk"))
    session.press(.escape)
    #expect(!session.frame.contains("Edit: Buy milk"))
    // From the button of a row to the row.
    session.press(.escape, .escape)
    #expect(session.lines[23].hasPrefix("Quit?"))
  }

  @Test("An alert that has to be answered keeps Escape")
  func alert() throws {
    let session = try SideBySide("todo", Self.size, [.mvp])
    session.advance(by: .seconds(1))
    session.press(.escape, .character("N"), .character("n"), .character("n"))
    session.press(.tab, .enter)
    session.advance(by: .seconds(1))
    try #require(session.frame.contains("Try again"))
    session.press(.escape)
    #expect(session.frame.contains("Try again"))
    #expect(!session.lines[23].hasPrefix("Quit?"))
    #expect(session.lines[23].hasPrefix("choose an answer: press one of"))
    #expect(session.session.press(.escape) == nil)
  }

  private static let size = CellSize(width: 120, height: 24)
}
