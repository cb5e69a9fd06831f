import ConsoleUI
import Testing

@testable import Course

/// Texts as they are set in a terminal.
@Suite struct MarkdownTests {
  private func set(
    _ text: String,
    columns: Int = 30,
    usesColor: Bool = false
  ) -> [String] {
    MarkdownText(text, columns: columns, usesColor: usesColor).lines
  }

  @Test func headingsAreUnderlined() {
    #expect(
      set("# 안녕 One\n\n## Two") == ["안녕 One", "════════", "", "Two", "───"]
    )
  }

  @Test func paragraphsAndListsAreSetInTheWidth() {
    let text = """
      Some words that go on
      for more than a line.

      - one two three four
        five six seven
      1. first
      """
    #expect(
      set(text, columns: 24) == [
        "Some words that go on", "for more than a line.", "",
        "  • one two three four", "    five six seven", "  1. first",
      ]
    )
  }

  @Test func marksGoAndLinksSayWhereTheyLead() {
    #expect(
      set("A **big** *new* [word](a.md) `x*y*z`", columns: 80)
        == ["A big new word <a.md> `x*y*z`"]
    )
  }

  @Test(arguments: [false, true])
  func anAddressStaysInOneLine(usesColor: Bool) {
    #expect(
      set(
        "See [this long page](https://example.org/a/long/way), and more.",
        usesColor: usesColor
      )
        == [
          "See this long page",
          "<https://example.org/a/long/way>,",
          "and more.",
        ]
    )
  }

  @Test func codeIsIndentedAndCommentsAreLeftOut() {
    #expect(
      set("<!-- illustration: a -->\n```swift\nlet a = 1\n\n  b\n```")
        == ["    let a = 1", "", "      b"]
    )
  }

  @Test func aFenceOfMoreQuotesHoldsOneOfFewer() {
    #expect(
      set("````markdown\n```swift\na\n```\n````\n\nb")
        == ["    ```swift", "    a", "    ```", "", "b"]
    )
  }

  @Test func aListingSaysOfWhichFileItIs() {
    let text = "<!-- source: A.swift#b -->\n```swift\nlet b = 1\n```\n\nc"
    #expect(set(text) == ["-- A.swift", "    let b = 1", "", "c"])
  }

  @Test func codeGivesUpItsMarginBeforeItIsTooWide() {
    let code = "```text\n\(String(repeating: "안", count: 14))\n```"
    #expect(set(code, columns: 40).first?.hasPrefix("    안") == true)
    #expect(set(code, columns: 30).first?.hasPrefix("  안") == true)
    #expect(set(code, columns: 28).first?.hasPrefix("안") == true)
    #expect(set(code, columns: 20).first?.hasPrefix("    안") == true)
  }

  @Test func tablesFitTheWidthAlsoWithWideGlyphs() {
    let text = """
      | name | text |
      |---|---|
      | 한국 | one two three four five six seven |
      | b | c |
      """
    let lines = set(text, columns: 24)
    #expect(
      lines == [
        "name  text", "────  ──────────────────", "한국  one two three four",
        "      five six seven", "b     c",
      ]
    )
    #expect(lines.allSatisfy { $0.cellWidth <= 24 })
  }

  @Test func coloursAddNothingButControlSequences() {
    let plain = set("A **big** `word` and more of them, on two lines")
    let coloured = set(
      "A **big** `word` and more of them, on two lines",
      usesColor: true
    ).map { $0.replacing(/\u{1b}\[[0-9;]*m/, with: "") }
    #expect(
      coloured.joined(separator: " ")
        == plain.joined(separator: " ")
        .replacing("`", with: "")
    )
  }

  @Test func whatATextHoldsCannotSteerTheTerminal() {
    #expect(
      !set("a \u{1b}[2J b\n\n```\n\u{1b}[2J\n```").joined().contains("\u{1b}")
    )
  }
}
