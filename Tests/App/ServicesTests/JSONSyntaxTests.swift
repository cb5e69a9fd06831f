import Foundation
import Models
import Services
import Testing

/// What is no JSON is told with its place, also where nobody reads the value.
struct JSONSyntaxTests {
  private static let escapes =
    #"1: expected a text with escapes such as \n or \u0041, found others"#

  @Test(arguments: [
    ("", "1: expected a value, found the end"),
    ("Ada", #"1: expected a value, found "Ada""#),
    ("'A'", #"1: expected a value, found "'""#),
    ("/* */ 1", #"1: expected a value, found "/""#),
    ("+1", #"1: expected a value, found "+""#),
    (".5", #"1: expected a value, found ".""#),
    ("NaN", #"1: expected a value, found "NaN""#),
    ("\u{a0}1", #"1: expected a value, found "\u{a0}""#),
    ("\u{c}1", #"1: expected a value, found "\u{c}""#),
    ("-", "2: expected a digit, found the end"),
    ("1.", "3: expected a digit, found the end"),
    ("1e+", "4: expected a digit, found the end"),
    ("-Infinity", #"2: expected a digit, found "Infinity""#),
    ("01", #"2: expected the end, found "1""#),
    ("1.2.3", #"4: expected the end, found ".""#),
    ("0x10", #"2: expected the end, found "x""#),
    ("nulll", #"5: expected the end, found "l""#),
    ("[]]", #"3: expected the end, found "]""#),
    ("[1,]", #"4: expected a value, found "]""#),
    ("[,1]", #"2: expected a value, found ",""#),
    ("[1 2]", #"4: expected "," or "]", found "2""#),
    ("[1}", #"3: expected "," or "]", found "}""#),
    (
      #"{"a": 1,}"#,
      #"9: expected a key in double quotes, found "}""#
    ),
    ("{a: 1}", #"2: expected a key in double quotes, found "a""#),
    (#"{"a" "b"}"#, #"6: expected ":", found "\"""#),
    (#"{"a": 1 "b": 2}"#, #"9: expected "," or "}", found "\"""#),
    (
      #""é"#,
      "3: expected a double quote at the end of the text, found the end"
    ),
    (
      "\"\\", "3: expected a double quote at the end of the text, found the end"
    ),
    ("\"\n\"", #"2: expected an escape such as \n, found "\n""#),
    ("\"\t\"", #"2: expected an escape such as \n, found "\t""#),
    (#""\x41""#, escapes), (#""é\é""#, escapes), (#""\u00g0""#, escapes),
    (#""\ud83d""#, escapes), (#""\ud83d\u0041""#, escapes),
    (#""\ude00\ud83d""#, escapes),
  ])
  func whatIsNotJSONIsRefused(value: String, expected: String) throws {
    #expect(
      try problem("\n" + value) == "not valid JSON: line 2, column \(expected)"
    )
    // Foundation looks at this value only if somebody decodes it.
    let ignored = #"{"first_name": "F", "last_name": "L", "x": \#(value)}"#
    #expect(
      try problem(ignored)?.hasPrefix("not valid JSON: line ") == true
    )
  }

  @Test(arguments: [
    "0", "-0.0E-0", "1e999", "1e-999", "12345678901234567890", #""\u0000""#,
    #""\"\\\/\b\f\n\r\t\u00Ff\uD83D\ude00""#, "\"\u{7f}\u{2028}é\"",
    " \t\r\n[ ] ", "{ }", "[[], {}, [{}]]", "[true, false, null]",
    #"{"a": {"a": {"b": 1}, "b": 1}, "A": [{"a": 1}, {"a": 1}]}"#,
  ])
  func whatIsJSONIsTaken(value: String) throws {
    let json = #"{"x": \#(value), "first_name": "F", "last_name": "L"}"#
    let bare = try withDataFile(json.utf8) { try $0.person() }
    let marked = try withDataFile("\u{feff}\(json)".utf8) { try $0.person() }
    #expect(bare == Person(firstName: "F", lastName: "L"))
    #expect(marked == bare)
  }

  @Test(
    arguments: [
      (Array(#"{"a": ""#.utf8) + [0xFF, 0x22], "other bytes"),
      (Array("\u{feff}\n\n\"é한".utf8) + [0xC3], "other bytes"),
      ([0xFF, 0xFE, 0x7B, 0], "UTF-16 or UTF-32"),
      ([0x7B, 0], "UTF-16 or UTF-32"), ([0, 0x7B], "UTF-16 or UTF-32"),
      ([0x7B, 0, 0, 0], "UTF-16 or UTF-32"),
    ] as [([UInt8], String)]
  )
  func whatIsNotUTF8IsRefused(bytes: [UInt8], found: String) throws {
    #expect(
      try problem(bytes)
        == "not valid JSON: expected text in UTF-8, found \(found)"
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func nestingIsLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth)
    }
    #expect(try problem(nested(512)) == "expected an object, found a list")
    #expect(
      try problem(nested(5_000_000)) == "not valid JSON: line 1, column 513:"
        + " expected at most 512 lists and objects in one another, found more"
    )
  }

  private func problem(_ json: String) throws -> String? {
    try problem(Array(json.utf8))
  }

  private func problem(_ bytes: [UInt8]) throws -> String? {
    try ServicesTests.problem(in: bytes, DataFile.person)
  }
}
