import Foundation
import Services
import Testing

/// What is said of photos that are not in their format.
struct BadPhotosTests {
  @Test(
    arguments: [
      ("id", nil, "expected a whole number, found nothing"),
      ("id", "1.5", "expected a whole number, found 1.5"),
      ("id", "1e400", "expected a whole number, found 1e400"),
      (
        "id", "9223372036854775808",
        "expected a whole number, found 9223372036854775808"
      ),
      (
        "id", "-9223372036854775809",
        "expected a whole number, found -9223372036854775809"
      ),
      ("id", "1e-400", "expected a whole number, found 1e-400"),
      (
        "id", "1.00000000000000000000001",
        "expected a whole number, found 1.00000000000000000000001"
      ),
      ("id", "1", "expected a value that none before it has, found 1"),
      ("name", nil, "expected a text, found nothing"),
      ("name", "true", "expected a text, found true"),
      ("name", "0.10e1", "expected a text, found 0.10e1"),
      ("description", "[]", "expected a text or null, found a list"),
      ("image_url", "1", "expected a text or null, found 1"),
      ("camera", "{}", "expected a text or null, found an object"),
      ("for_sale", nil, "expected true or false, found nothing"),
      ("for_sale", "1", "expected true or false, found 1"),
      ("for_sale", #""yes""#, #"expected true or false, found "yes""#),
      (
        "created_at", nil,
        #"expected a time of the years 1583 to 9999 such as"#
          + #" "2017-10-01T10:23:31-04:00", found nothing"#
      ),
      (
        "created_at", #""2017-02-30T00:00:00Z""#,
        #"expected a time of the years 1583 to 9999 such as"#
          + #" "2017-10-01T10:23:31-04:00", found "2017-02-30T00:00:00Z","#
          + " a day that does not exist"
      ),
      (
        "created_at", #""\u001b[31m\n""#,
        #"expected a time of the years 1583 to 9999 such as"#
          + #" "2017-10-01T10:23:31-04:00", found "\u{1b}[31m\n""#
      ),
      ("picture", "1", "expected a list, found 1"),
      (
        "picture", "[]",
        "expected a list of 3 texts, found a list, which has 0"
      ),
      (
        "large_picture", "[]",
        "expected a list of 9 texts, found a list, which has 0"
      ),
    ] as [(String, String?, String)]
  )
  func badPhotos(key: String, value: String?, expected: String) throws {
    let good =
      #""id": 1, "name": "", "for_sale": true, "#
      + #""created_at": "2017-10-01T10:23:31Z""#
    let bad = Self.photo(replacing: key, by: value)
    let json = #"{"photos": [{\#(good)}, {\#(bad)}]}"#
    let found = try problem(in: json.utf8, DataFile.photos)
    #expect(found == "photos[1].\(key): \(expected)")
  }

  @Test(arguments: ["1b2a4f", "1 2 3 4 5 6 7 8", "x"])
  func aRowOfAPictureHasAColourForEachColumn(row: String) throws {
    let bad = Self.photo(replacing: "picture", by: #"["\#(row)"]"#)
    let json = #"{"photos": [{\#(bad)}]}"#
    let found = try problem(in: json.utf8, DataFile.photos)
    #expect(
      found == #"photos[0].picture[0]: expected 8 colours such as "1b2a4f", "#
        + #"found "\#(row)""#
    )
  }

  @Test(arguments: [
    (#"{"photos": {}}"#, "photos: expected a list, found an object"),
    (#"{"photos": [null]}"#, "photos[0]: expected an object, found null"),
  ])
  func photosWithoutTheirPartsAreSaid(json: String, expected: String) throws {
    #expect(try problem(in: json.utf8, DataFile.photos) == expected)
  }

  /// The fields of a photo; without a value, the key is left out.
  private static func photo(replacing key: String, by value: String?) -> String
  {
    var fields = [
      "id": "2", "name": #""""#, "for_sale": "true",
      "created_at": #""2017-10-01T10:23:31Z""#,
    ]
    fields[key] = value
    return fields.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
  }
}
