import Foundation

/// Reads JSON and takes only what RFC 8259 allows.
///
/// Foundation's decoder takes the first of several equal keys, a comma after
/// the last element, and, where nobody decodes them, such numbers as `1.2.3`.
struct JSONReader {
  private let bytes: [UInt8]
  private var position: Int
  /// Where the text begins.
  private let start: Int
  private var depth = 0

  private static let maximumDepth = 512

  /// What the content holds; throws for the first thing that is wrong.
  static func read(_ content: Data) throws(FormatError) -> JSON {
    var reader = try JSONReader(content)
    reader.skipSpaces()
    let value = try reader.readValue(at: .top)
    reader.skipSpaces()
    guard reader.position == reader.bytes.count else {
      throw reader.failure("the end")
    }
    return JSON(value: value, path: .top)
  }

  /// Takes a byte order mark for no mistake: editors on Windows write it.
  private init(_ content: Data) throws(FormatError) {
    bytes = Array(content)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
    if bytes.isEmpty { throw FormatError(notJSON: "it is empty") }
    if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      throw FormatError(
        notJSON: "expected text in UTF-8, found UTF-16 or UTF-32"
      )
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw FormatError(notJSON: "expected text in UTF-8, found other bytes")
    }
  }

  // MARK: - Values

  private mutating func readValue(
    at path: JSONPath
  ) throws(FormatError) -> JSON.Value {
    switch next {
    case UInt8(ascii: "\""): return .text(try readText())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try readNumber())
    case UInt8(ascii: "["): return .list(try readList(at: path))
    case UInt8(ascii: "{"): return .object(try readObject(at: path))
    default:
      let words: [(String, JSON.Value)] = [
        ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
      ]
      let rest = bytes[position...]
      for (word, value) in words where rest.starts(with: word.utf8) {
        position += word.utf8.count
        return value
      }
      throw failure("a value")
    }
  }

  private mutating func readList(
    at path: JSONPath
  ) throws(FormatError) -> [JSON.Value] {
    try open()
    var list: [JSON.Value] = []
    if close("]") { return list }
    repeat {
      skipSpaces()
      list.append(try readValue(at: .index(list.count, in: path)))
      skipSpaces()
    } while skip(",")
    guard close("]") else { throw failure("\",\" or \"]\"") }
    return list
  }

  private mutating func readObject(
    at path: JSONPath
  ) throws(FormatError) -> [String: JSON.Value] {
    try open()
    var object: [String: JSON.Value] = [:]
    if close("}") { return object }
    repeat {
      skipSpaces()
      let start = position
      let key = try readKey()
      guard object[key] == nil else {
        throw FormatError(
          path,
          expected: "each key once",
          found: "\(key.quotedInPart) again at \(place(of: start))"
        )
      }
      object[key] = try readValue(at: .key(key, in: path))
      skipSpaces()
    } while skip(",")
    guard close("}") else { throw failure("\",\" or \"}\"") }
    return object
  }

  private mutating func open() throws(FormatError) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw failure(
        "at most \(Self.maximumDepth) lists and objects in one another",
        found: "more"
      )
    }
    position += 1
    skipSpaces()
  }

  private mutating func close(_ bracket: Unicode.Scalar) -> Bool {
    guard skip(bracket) else { return false }
    depth -= 1
    return true
  }

  /// A key and the colon behind it.
  private mutating func readKey() throws(FormatError) -> String {
    guard next == UInt8(ascii: "\"") else {
      throw failure("a key in double quotes")
    }
    let key = try readText()
    skipSpaces()
    guard skip(":") else { throw failure("\":\"") }
    skipSpaces()
    return key
  }

  private mutating func readNumber() throws(FormatError) -> String {
    let start = position
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try skipDigits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() throws(FormatError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(next) else { throw failure("a digit") }
    while digits.contains(next) { position += 1 }
  }

  private mutating func readText() throws(FormatError) -> String {
    let start = position
    var hasEscapes = false
    position += 1
    skipPlainText()
    while next != UInt8(ascii: "\"") {
      guard position < bytes.count else {
        throw failure("a double quote at the end of the text")
      }
      guard skip("\\") else { throw failure("an escape such as \\n") }
      hasEscapes = true
      position = min(position + 1, bytes.count)
      skipPlainText()
    }
    position += 1
    guard hasEscapes else {
      return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    }
    let literal = Data(bytes[start..<position])
    guard let text = try? JSONDecoder().decode(String.self, from: literal)
    else {
      position = start
      throw failure(
        "a text with escapes such as \\n or \\u0041",
        found: "others"
      )
    }
    return text
  }

  /// Skips what stands for itself.
  ///
  /// Most bytes pass here: a slower way would take most of the reading.
  private mutating func skipPlainText() {
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
  }

  // MARK: - Bytes

  /// The byte at the position; 0, which begins nothing, at the end.
  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while true {
      let byte = next
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      else { return }
      position += 1
    }
  }

  // MARK: - Failures

  /// What is wrong at the position.
  private func failure(
    _ expected: String,
    found: String? = nil
  ) -> FormatError {
    let found = found ?? nextWord?.quotedOnOneLine ?? "the end"
    return FormatError(
      notJSON: "\(place(of: position)): expected \(expected), found \(found)"
    )
  }

  /// The line and the column, counted from 1, the columns in characters.
  private func place(of position: Int) -> String {
    let before = bytes[start..<position]
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? start
    let head = String(decoding: bytes[lineStart..<position], as: UTF8.self)
    return "line \(line), column \(head.count + 1)"
  }

  /// Some letters, or one of any other characters.
  private var nextWord: String? {
    let head = String(decoding: bytes[position...].prefix(20), as: UTF8.self)
    let letters = head.prefix { $0.isASCII && $0.isLetter }
    guard letters.isEmpty else { return String(letters) }
    return head.unicodeScalars.first.map { String($0) }
  }
}
