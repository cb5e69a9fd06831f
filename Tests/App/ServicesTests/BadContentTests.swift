import Foundation
import Services
import Testing

/// What is said of content that is not in any format.
struct BadContentTests {
  @Test(arguments: [
    ("", "not valid JSON: it is empty"),
    ("[", "not valid JSON: Unexpected end of file during JSON parse"),
    (
      "{\n  \"first_name\": Ada\n}",
      "not valid JSON: Invalid value around line 2, column 17"
    ),
    ("[]", "expected an object, found a list"),
    ("7", "expected an object, found 7"),
    ("{}", "first_name: expected a text, found nothing"),
    (
      #"{"first_name": "F"}"#,
      "last_name: expected a text, found nothing"
    ),
    (
      #"{"first_name": null, "last_name": "L"}"#,
      "first_name: expected a text, found null"
    ),
    (
      #"{"first_name": "F", "last_name": {"x": 1}}"#,
      "last_name: expected a text, found an object"
    ),
    (
      #"{"first_name": "F", "last_name": "\ud800"}"#,
      "last_name: expected a text, found a value that cannot be read"
    ),
  ])
  func badGreetings(json: String, expected: String) throws {
    let found = try problem(in: json.utf8) { file throws(DataFileError) in
      try file.person()
    }
    #expect(found == expected)
  }

  @Test func invalidUTF8IsSaid() throws {
    let bytes = Array(#"{"first_name": "F", "last_name": ""#.utf8)
    let content = bytes + [0xFF] + Array(#""}"#.utf8)
    let found = try problem(in: content) { file throws(DataFileError) in
      try file.person()
    }
    #expect(
      found == "not valid JSON: Invalid UTF-8 sequence 1 bytes"
        + " starting from line 1, column 35"
    )
  }

  @Test func contentCutAtAnyByteIsRefused() throws {
    let json =
      #"{"photos": [{"id": 1, "name": "Ø 사진", "for_sale": true, "#
      + #""created_at": "2017-10-01T10:23:31Z", "camera": null}]}"#
    let whole = Array(json.utf8)
    let photos = try withDataFile(whole) { try $0.photos() }
    #expect(photos.count == 1)
    for length in whole.indices {
      let found = try problem(in: whole.prefix(length)) {
        file throws(DataFileError) in try file.photos()
      }
      #expect(found?.hasPrefix("not valid JSON: ") == true, "\(length)")
    }
  }

  @Test func aLongValueIsShortened() throws {
    let value = String(repeating: "x", count: 1000)
    let json = #"{"photos": "\#(value)"}"#
    let found = try problem(in: json.utf8) { file throws(DataFileError) in
      try file.photos()
    }
    let start = String(repeating: "x", count: 40)
    #expect(found == "photos: expected a list, found \"\(start)...\"")
  }

  @Test func endlessNestingIsRefused() throws {
    let content = String(repeating: "[", count: 100_000).utf8
    let found = try problem(in: content) { file throws(DataFileError) in
      try file.photos()
    }
    #expect(found?.hasPrefix("not valid JSON: ") == true)
  }
}
