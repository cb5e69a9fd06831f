import Foundation
import Models
import Services
import Testing

/// A key that stands twice is told, wherever it stands.
struct DuplicateKeyTests {
  @Test(arguments: [
    (
      #"{"first_name": "F", "last_name": "L", "first_name": "F"}"#,
      #"expected each key once, found "first_name" again"#
        + " at line 1, column 39"
    ),
    (
      #"{"a": 1, "first_name": "F", "last_name": "L", "\u0061": 1}"#,
      #"expected each key once, found "a" again at line 1, column 47"#
    ),
    (
      "{\"x\": [{\"k\": 1},\n {\"k\": {\"é\": 1, \"e\\u0301\": 1}}]}",
      "x[1].k: expected each key once, found \"e\\u{301}\" again"
        + " at line 2, column 17"
    ),
    (
      #"{"a.b": {"": {"c]": [], "\u001b": 1, "c]": []}}}"#,
      #"["a.b"][""]: expected each key once, found "c]" again"#
        + " at line 1, column 38"
    ),
    (
      #"{"\u001b": 1, "\u001B": 1}"#,
      #"expected each key once, found "\u{1b}" again at line 1, column 15"#
    ),
  ])
  func aKeyTwiceIsRefused(json: String, expected: String) throws {
    let found = try problem(in: json.utf8, DataFile.person)
    #expect(found == expected)
  }

  @Test func aLongKeyIsShortened() throws {
    let key = String(repeating: "k", count: 1000)
    let json = #"{"\#(key)": {"\#(key)": 1, "\#(key)": 1}}"#
    let found = try problem(in: json.utf8, DataFile.person)
    let start = "\"\(key.prefix(40))...\""
    #expect(
      found == "[\(start)]: expected each key once, found \(start) again"
        + " at line 1, column 2014"
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func manyKeysTakeNoTime() throws {
    let keys = (0..<200_000).map { #""\#($0)": \#($0)"# }
    let json = "{\(keys.joined(separator: ",")), \"7\": 0}"
    let found = try problem(in: json.utf8, DataFile.person)
    #expect(found?.hasPrefix(#"expected each key once, found "7" "#) == true)
  }
}
