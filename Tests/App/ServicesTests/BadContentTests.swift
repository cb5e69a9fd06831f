import Foundation
import Services
import Testing

/// What is said of content that is not in any format.
struct BadContentTests {
  @Test(arguments: [
    ("", "not valid JSON: it is empty"),
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
      #"{"first_name": "F", "last_name": -1.50E+400}"#,
      "last_name: expected a text, found \(beyondAllNumbers)"
    ),
  ])
  func badGreetings(json: String, expected: String) throws {
    let found = try problem(in: json.utf8) { file throws(DataFileError) in
      try file.person()
    }
    #expect(found == expected)
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

  @Test func aLongNumberIsNotRepeated() throws {
    let digits = String(repeating: "7", count: 1000)
    let found = try problem(in: digits.utf8) { file throws(DataFileError) in
      try file.photos()
    }
    #expect(found == "expected an object, found \(beyondAllNumbers)")
  }

  @Test func whatOnlyLooksLikeASpaceOrAQuoteIsSaid() throws {
    let json = #"{"photos": "\u00a0 \\ \" \t"}"#
    let found = try problem(in: json.utf8) { file throws(DataFileError) in
      try file.photos()
    }
    #expect(
      found == #"photos: expected a list, found "\u{a0} \\ \" \t""#
    )
  }
}
