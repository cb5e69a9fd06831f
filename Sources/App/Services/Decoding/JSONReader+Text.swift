import Foundation

extension JSONReader {
  mutating func readKey() throws(FormatError) -> String {
    guard next == UInt8(ascii: "\"") else {
      throw failure("a key in double quotes")
    }
    let start = position
    try readText()
    return text(start..<position)
  }

  /// The text that stands there between quotes.
  func text(_ range: Range<Int>) -> String {
    let plain = source(range.lowerBound + 1..<range.upperBound - 1)
    guard plain.utf8.contains(UInt8(ascii: "\\")) else { return plain }
    // What was read as a text can be decoded as one.
    let content = Data(bytes[range])
    return (try? JSONDecoder().decode(String.self, from: content)) ?? plain
  }

  mutating func readText() throws(FormatError) {
    position += 1
    while skipPlainText() {
      if skip("\"") { return }
      guard next == UInt8(ascii: "\\") else {
        let found = next == 0x0A ? "a line break" : "a control character"
        throw failure("an escape such as \\n", found: found)
      }
      try readEscape()
    }
    throw failure("a double quote at the end of the text")
  }

  /// Skips what stands for itself; false at the end of everything.
  ///
  /// Most bytes pass here: a slower way would take most of the reading.
  private mutating func skipPlainText() -> Bool {
    let start = position
    position = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C { break }
        index += 1
      }
      return index
    }
    return !isAtEnd
  }

  private mutating func readEscape() throws(FormatError) {
    let start = position
    position += 1
    if #""\/bfnrt"#.utf8.contains(next) {
      position += 1
      return
    }
    if skip("u"), let unit = readCodeUnit() {
      if !UTF16.isSurrogate(unit) { return }
      if UTF16.isLeadSurrogate(unit), skip("\\"), skip("u"),
        let other = readCodeUnit(), UTF16.isTrailSurrogate(other)
      {
        return
      }
    }
    let length = max(2, position - start)
    let rest = String(decoding: bytes[start...].prefix(12), as: UTF8.self)
    let found = String(rest.unicodeScalars.prefix(length)).escapedOnOneLine
    throw failure("an escape such as \\n or \\u0041", found: found, at: start)
  }

  private mutating func readCodeUnit() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    Character(Unicode.Scalar(self)).isHexDigit
  }
}
