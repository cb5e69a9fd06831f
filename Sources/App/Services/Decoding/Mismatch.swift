import Foundation

/// A value that is not what its place needs.
struct Mismatch: Error {
  let path: JSONPath
  let expected: String
  var expectsNumber = false
  /// What is there; nil to say it as it stands in the content.
  var found: String?

  /// The mismatch with what the content has there.
  ///
  /// A decoder could not tell it: it gives numbers only as it rounds them.
  func error(in content: Data) -> FormatError {
    var found = self.found
    if found == nil, let value = JSONScanner.value(at: path, in: content) {
      let note = expectsNumber ? value.note : nil
      found = value.description + (note ?? "")
    }
    return .mismatch(
      path: path,
      expected: expected,
      found: found ?? "nothing"
    )
  }
}

/// What stands where something else was expected, in a few words.
struct FoundValue: CustomStringConvertible {
  let description: String
  /// What keeps a number from being read, if its size does.
  let note: String?

  init(_ token: JSONToken, in reader: JSONReader) {
    var note: String?
    switch token {
    case .list: description = "a list"
    case .object: description = "an object"
    case .text(let range): description = reader.text(range).quotedInPart
    case .word(let range): description = reader.source(range)
    case .number(let range):
      let number = reader.source(range)
      description = number.shortened
      note = number.noteOnSize
    }
    self.note = note
  }
}

extension String {
  /// What to say of a number that 64 bits cannot hold.
  fileprivate var noteOnSize: String? {
    guard let value = Double(self) else { return nil }
    if value >= 0x1p63 { return ", which is too large" }
    if value <= -0x1p63 { return ", which is too small" }
    let digits = prefix { $0 != "e" && $0 != "E" }
    let isZero = digits.allSatisfy { !("1"..."9").contains($0) }
    return value == 0 && !isZero ? ", which is too close to 0" : nil
  }
}
