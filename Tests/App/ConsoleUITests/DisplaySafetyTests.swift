import ConsoleUI
import Testing

@Suite struct DisplaySafetyTests {
  @Test(arguments: [
    "", "plain ASCII ~ text", "é e\u{301} 한국어 ℉", "👩‍👩‍👧‍👦 🇰🇷 ❤️ 1️⃣ 🏳️‍🌈",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👩🏽‍❤️‍💋‍👨🏽",
    "می\u{200C}خواهم", "क्\u{200D}ष", "กำ की", "\u{600}1", "שָׁלוֹם", "\u{A0}x",
  ])
  func textThatIsSafeStaysAsItIs(text: String) {
    #expect(Array(text.sanitizedForDisplay.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    "a\nb", "a\r\nb", "a\rb", "a\tb", "a\u{85}b", "a\u{2028}b", "a\u{2029}b",
  ])
  func lineBreakOrTabBecomesOneSpace(text: String) {
    #expect(text.sanitizedForDisplay == "a b")
  }

  @Test(arguments: [
    ("\u{1B}[31mred", "�[31mred"), ("\u{9B}31m", "�31m"), ("a\u{7F}", "a�"),
    ("\u{8}\u{0}", "��"), ("\u{202E}abc\u{2066}", "�abc�"),
    ("\u{200F}\u{61C}", "��"), ("\u{FEFF}a", "�a"), ("a\u{200B}b", "a�b"),
    ("pay\u{200D}pal", "pay�pal"), ("\u{E000}", "�"), ("\u{10FFFF}", "�"),
    ("\u{378}", "�"), ("\u{301}a", "�a"), ("\n\u{301}", " �"),
    ("\u{1161}", "�"), ("👩\u{200D}", "👩�"), ("a\u{E0061}", "a�"),
    ("🏴\u{E0067}", "🏴�"), ("a\u{FE0F}", "a"),
  ])
  func whatCannotBeShownIsSeenAsReplaced(text: String, shown: String) {
    let sanitized = text.sanitizedForDisplay
    #expect(Array(sanitized.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func clusterIsCutAfterSixteenScalars() {
    let accents = String(repeating: "\u{301}", count: 500)
    let kept = "e" + String(repeating: "\u{301}", count: 15)
    let sanitized = ("e" + accents).sanitizedForDisplay
    let expected = Array((kept + "�").unicodeScalars)
    #expect(Array(sanitized.unicodeScalars) == expected)
    let whole = Array(kept.sanitizedForDisplay.unicodeScalars)
    #expect(whole == Array(kept.unicodeScalars))
  }

  @Test func everyScalarEndsInClustersOfOneOrTwoCells() {
    let contexts: [(String, String)] = [("", ""), ("a", "b"), ("👩", "👧")]
    var wrong: [String] = []
    // Planes of ideographs and private use hold nothing else; their ends do.
    let values = [0...0x1FFFF, 0xE0000...0xE0FFF, 0x10FFF0...0x10FFFF].joined()
    for scalar in values.lazy.compactMap(Unicode.Scalar.init)
    where !scalar.properties.isIdeographic {
      for (before, after) in contexts {
        let text = (before + "\(scalar)" + after).sanitizedForDisplay
        if text.contains(where: { $0.cellWidth == 0 }) || text.isEmpty
          || text.unicodeScalars.contains(where: { $0.isControl })
        {
          wrong.append("U+" + String(scalar.value, radix: 16))
        }
      }
    }
    #expect(wrong.prefix(20).isEmpty)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E,
      0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
