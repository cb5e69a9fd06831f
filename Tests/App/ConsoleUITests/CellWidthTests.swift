import ConsoleUI
import Testing

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("한국어", 6), ("日本語", 6), ("ｗｉｄｅ", 8),
    ("é", 1), ("e\u{301}", 1), ("가", 2), ("\u{1100}\u{1161}", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｶﾞ", 2), ("℉", 1), ("24℉", 3),
    ("…", 1), ("│", 1), ("\u{FFFD}", 1),
  ])
  func textIsAsWideAsItsLetters(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test(arguments: [
    ("👩‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("🇰", 2), ("👍🏽", 2), ("🏽", 2), ("☝🏽", 2),
    ("❤️", 2), ("❤", 1), ("☁", 1), ("☁️", 2), ("☁\u{FE0E}", 1), ("⛅", 2),
    ("⌚\u{FE0E}", 2), ("1️⃣", 2), ("1\u{20E3}", 1), ("©", 1), ("©️", 2),
    ("🏳️‍🌈", 2), ("👁\u{200D}🗨", 2), ("a\u{FE0F}", 1),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
  ])
  func emojiIsTwoCellsUnlessItIsText(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test(arguments: [
    ("กี", 1), ("กำ", 2), ("की", 2), ("क्", 1), ("क्ष", 2), ("क्षि", 2),
  ])
  func markThatTakesRoomAddsACellUpToTwo(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test(arguments: [
    "\0", "\u{1B}", "\n", "\r\n", "\u{7F}", "\u{9B}", "\u{301}", "\u{200B}",
    "\u{202E}", "\u{FEFF}", "\u{1161}", "\u{3164}",
  ])
  func whatIsNotDrawnByItselfHasNoWidth(text: String) {
    #expect(text.cellWidth == 0)
  }
}
