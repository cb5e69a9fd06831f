/// The smallest parts of JSON that are values, and where they stand.
enum JSONToken: Equatable {
  case list
  case object
  case text(Range<Int>)
  case number(Range<Int>)
  /// `true`, `false` or `null`.
  case word(Range<Int>)
}

extension JSONReader {
  /// Reads a value; of a list or an object, only what opens it.
  mutating func readToken() throws(FormatError) -> JSONToken {
    let start = position
    switch next {
    case UInt8(ascii: "\""):
      try readText()
      return .text(start..<position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
      return .number(start..<position)
    case UInt8(ascii: "["):
      position += 1
      return .list
    case UInt8(ascii: "{"):
      position += 1
      return .object
    default:
      for word in ["true", "false", "null"]
      where bytes[start...].starts(with: word.utf8) {
        position += word.utf8.count
        return .word(start..<position)
      }
      throw failure("a value")
    }
  }

  private mutating func readNumber() throws(FormatError) {
    _ = skip("-")
    if !skip("0") { try readDigits() }
    if skip(".") { try readDigits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try readDigits()
    }
  }

  private mutating func readDigits() throws(FormatError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(next) else { throw failure("a digit") }
    while digits.contains(next) { position += 1 }
  }
}
