import Models
import Pictures

extension Picture {
  /// A text for each row, with a colour for each column; null is no picture.
  static func orNil(
    _ json: JSON,
    size: PictureSize
  ) throws(FormatError) -> Picture? {
    if json.isNothing { return nil }
    let rows = try json.list { (row) throws(FormatError) in
      try colors(row, count: size.columns)
    }
    guard rows.count == size.rows else {
      throw json.mismatch(
        "a list of \(size.rows) texts",
        note: "which has \(rows.count)"
      )
    }
    return Picture(rows: rows)
  }

  private static func colors(
    _ json: JSON,
    count: Int
  ) throws(FormatError) -> [Color] {
    let expected = "\(count) colours such as \"1b2a4f\""
    let words = try json.text(expected).split(separator: " ")
    let colors = words.compactMap { Color(hexadecimal: String($0)) }
    guard colors.count == count, words.count == count else {
      throw json.mismatch(expected)
    }
    return colors
  }
}
