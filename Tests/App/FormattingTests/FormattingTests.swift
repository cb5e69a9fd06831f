import Formatting
import Foundation
import Testing

struct FormattingTests {
  @Test func blankPartsAreLeftOutAndTheOthersTrimmed() {
    let parts = [" Hello ", nil, "", "\t\n", "World"]
    #expect(parts.joinedWithoutBlanks(separator: " - ") == "Hello - World")
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}"])
  func aLineBreakIsShownAsOneSpace(lineBreak: String) {
    #expect("Moon\(lineBreak)and Earth".onOneLine == "Moon and Earth")
  }

  @Test func aTextOfWhiteSpaceIsBlank() {
    #expect("".isBlank)
    #expect(" \t\n".isBlank)
    #expect("\u{200b} \u{2060}".isBlank)
    #expect(!" a ".isBlank)
  }

  @Test(arguments: [
    ("", ""), (" \n", ""), (" a b ", "a b"), ("a", "a"),
  ])
  func whiteSpaceIsTrimmedAtBothEnds(text: String, trimmed: String) {
    #expect(text.trimmingWhitespace() == trimmed)
  }

  /// The words alone would be right on a machine in UTC whatever the zone.
  @Test func aDateIsWordedAlikeOnEveryMachine() {
    let formatter = DateFormatter.utc("EEEE, MMM d HH:mm")
    #expect(formatter.timeZone == .gmt)
    #expect(formatter.locale == Locale(identifier: "en_US_POSIX"))
    let date = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: date) == "Thursday, Jan 1 00:00")
  }

  @Test(arguments: [
    (0, "$0"), (999, "$999"), (1000, "$1,000"), (1_234_567, "$1,234,567"),
    (Int.max, "$9,223,372,036,854,775,807"),
  ])
  func aNumberIsWordedAlikeOnEveryMachine(number: Int, words: String) {
    let formatter = NumberFormatter.posix("$#,##0")
    #expect(formatter.locale == Locale(identifier: "en_US_POSIX"))
    #expect(formatter.string(for: number) == words)
  }

  /// As ISO 8601 counts, and so what a server sends.
  @Test(arguments: [
    (-62_135_596_800, "0001-01-01"), (-14_826_672_001, "1500-02-28"),
    (-12_219_292_801, "1582-10-14"), (-12_219_292_800, "1582-10-15"),
    (253_402_300_799, "9999-12-31"),
  ])
  func daysAreThoseOfTheGregorianCalendar(seconds: Int, day: String) {
    let date = Date(timeIntervalSince1970: Double(seconds))
    #expect(DateFormatter.utc("yyyy-MM-dd").string(from: date) == day)
  }
}
