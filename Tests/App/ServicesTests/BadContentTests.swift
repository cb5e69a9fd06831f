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
      "last_name: expected a text, found -1.50E+400"
    ),
  ])
  func badGreetings(json: String, expected: String) throws {
    let found = try problem(in: json.utf8, DataFile.person)
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
      let found = try problem(in: whole.prefix(length), DataFile.photos)
      #expect(found?.hasPrefix("not valid JSON: ") == true, "\(length)")
    }
  }

  @Test(arguments: [
    (String(repeating: "7", count: 1000), ""),
    ("\"\(String(repeating: "x", count: 1000))\"", "\""),
  ])
  func aLongValueIsShortened(value: String, quote: String) throws {
    let json = #"{"photos": \#(value)}"#
    let found = try problem(in: json.utf8, DataFile.photos)
    let start = value.prefix(40 + quote.count)
    #expect(found == "photos: expected a list, found \(start)...\(quote)")
  }

  @Test func whatOnlyLooksLikeASpaceOrAQuoteIsSaid() throws {
    let json = #"{"photos": "\u00a0 \\ \" \t"}"#
    let found = try problem(in: json.utf8, DataFile.photos)
    #expect(
      found == #"photos: expected a list, found "\u{a0} \\ \" \t""#
    )
  }
}
