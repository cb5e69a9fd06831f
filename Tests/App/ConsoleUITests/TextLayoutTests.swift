import TestSupport
import Testing

import ConsoleUI

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("plain", 5, "plain"), ("plain", 4, "pla…"), ("plain", 1, "…"),
    ("plain", 0, ""), ("plain", -1, ""), ("", 3, ""), ("한국어", 6, "한국어"),
    ("한국어", 5, "한국…"), ("한국어", 4, "한…"), ("한", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍👩‍👧‍👦👍🏽", 3, "👩‍👩‍👧‍👦…"),
  ])
  func longTextEndsInAnEllipsis(text: String, width: Int, result: String) {
    #expect(text.truncated(toCells: width) == result)
  }

  @Test func theLineOfALongTextIsTheOneOfTheWholeText() {
    let pieces = [
      "a", " ", "é", "e\u{301}", "\u{301}", "한", "\u{1112}", "\u{fe0f}",
      "\u{1161}", "👨‍👩‍👧", "\u{200d}", "🇰", "\u{202e}", "\n", "\u{1b}",
    ]
    var random = RepeatableRandom()
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count)
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let width = Int.random(in: -1...12, using: &random)
      let line = text.shownOnOneLine(toCells: width)
      let whole = text.sanitizedForDisplay.truncated(toCells: width)
      #expect(line == whole, "\(text.debugDescription) in \(width)")
    }
  }

  @Test(arguments: [
    ("ab", 4, "ab  "), ("한", 3, "한 "), ("abc", 3, "abc"), ("abc", 2, "abc"),
    ("", 2, "  "), ("a", -1, "a"),
  ])
  func shortTextIsFilledWithSpaces(text: String, width: Int, result: String) {
    #expect(text.padded(toCells: width) == result)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two", 20, ["one two"]),
    ("one two", 3, ["one", "two"]), ("one  two", 4, ["one", "two"]),
    ("a  b", 4, ["a  b"]), ("  a b", 4, ["  a", "b"]), ("a ", 5, ["a"]),
    ("", 5, [""]), ("   ", 2, [""]), ("anything", 0, []),
  ])
  func linesEndAtSpaces(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(toCells: width) == lines)
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a\r\n\nb\n", ["a", "", "b", ""]), ("\n", ["", ""]),
  ])
  func lineBreaksStay(text: String, lines: [String]) {
    #expect(text.wrapped(toCells: 5) == lines)
  }

  @Test(arguments: [
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("abcdef", 3, ["abc", "def"]),
    ("x abcdefg y", 3, ["x", "abc", "def", "g y"]),
    ("한국어", 5, ["한국", "어"]), ("a한국", 2, ["a", "한", "국"]),
    ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
  ])
  func longWordsBreakBetweenClusters(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(text.wrapped(toCells: width) == lines)
  }

  @Test func glyphThatNoLineCanHoldIsReplaced() {
    #expect("한a국".wrapped(toCells: 1) == ["…", "a", "…"])
  }

  @Test func noLineIsWiderThanAsked() {
    let text = "한국어 photo 👩‍👩‍👧‍👦🇰🇷 Migrant Mother, e\u{301}té ❤️\u{3000}日本語"
    for width in 1...50 {
      let lines = text.wrapped(toCells: width)
      #expect(lines.allSatisfy { $0.cellWidth <= width })
      #expect(text.truncated(toCells: width).cellWidth <= width)
    }
  }
}
