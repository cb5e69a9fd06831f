import Foundation

/// Holds JSON to RFC 8259, which Foundation's decoder does not.
///
/// That takes the first of several equal keys, a comma after the last
/// element, and, where nobody decodes them, such numbers as `1.2.3`.
struct JSONChecker {
  private let bytes: [UInt8]
  private var position: Int
  /// Where the text begins.
  private let start: Int
  /// The way to the value that is read.
  private var path: [JSONPath.Step] = []

  /// As deep as Foundation's decoder goes.
  private static let maximumDepth = 512

  /// Throws for the first thing that is wrong.
  static func check(_ content: Data) throws(FormatError) {
    var checker = try JSONChecker(content)
    checker.skipSpaces()
    try checker.readValue()
    checker.skipSpaces()
    guard checker.position == checker.bytes.count else {
      throw checker.failure("the end")
    }
  }

  /// Takes a byte order mark for no mistake: editors on Windows write it.
  private init(_ content: Data) throws(FormatError) {
    bytes = Array(content)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
    if bytes.isEmpty { throw .notJSON(problem: "it is empty") }
    if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      throw .notJSON(problem: "expected text in UTF-8, found UTF-16 or UTF-32")
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      skipValidUTF8()
      throw failure("text in UTF-8", found: "other bytes")
    }
  }

  // MARK: - Values

  private mutating func readValue() throws(FormatError) {
    switch next {
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
    case UInt8(ascii: "["): try readList()
    case UInt8(ascii: "{"): try readObject()
    default:
      let rest = bytes[position...]
      let word = ["true", "false", "null"].first { rest.starts(with: $0.utf8) }
      guard let word else { throw failure("a value") }
      position += word.utf8.count
    }
  }

  private mutating func readList() throws(FormatError) {
    try open()
    if skip("]") { return }
    var index = 0
    repeat {
      skipSpaces()
      path.append(.index(index))
      try readValue()
      path.removeLast()
      index += 1
      skipSpaces()
    } while skip(",")
    guard skip("]") else { throw failure("\",\" or \"]\"") }
  }

  private mutating func readObject() throws(FormatError) {
    try open()
    if skip("}") { return }
    var keys: Set<String> = []
    repeat {
      skipSpaces()
      let key = try readKey(besides: &keys)
      path.append(.key(key))
      try readValue()
      path.removeLast()
      skipSpaces()
    } while skip(",")
    guard skip("}") else { throw failure("\",\" or \"}\"") }
  }

  private mutating func open() throws(FormatError) {
    guard path.count < Self.maximumDepth else {
      throw failure(
        "at most \(Self.maximumDepth) lists and objects in one another",
        found: "more"
      )
    }
    position += 1
    skipSpaces()
  }

  private mutating func readKey(
    besides keys: inout Set<String>
  ) throws(FormatError) -> String {
    let start = position
    guard next == UInt8(ascii: "\"") else {
      throw failure("a key in double quotes")
    }
    try readText()
    // What was read as a text can be decoded as one.
    let content = Data(bytes[start..<position])
    let key = (try? JSONDecoder().decode(String.self, from: content)) ?? ""
    guard keys.insert(key).inserted else {
      throw .mismatch(
        path: JSONPath(path),
        expected: "each key once",
        found: "\(key.quotedInPart) again at \(place(of: start))"
      )
    }
    skipSpaces()
    guard skip(":") else { throw failure("\":\"") }
    skipSpaces()
    return key
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

  private mutating func readText() throws(FormatError) {
    position += 1
    while true {
      skipPlainText()
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try readEscape()
      case 0 where position == bytes.count:
        throw failure("a double quote at the end of the text")
      case 0x0A:
        throw failure("an escape such as \\n", found: "a line break")
      default:
        throw failure("an escape such as \\n", found: "a control character")
      }
    }
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
    let rest = String(decoding: bytes[start...].prefix(12), as: UTF8.self)
    let found = rest.unicodeScalars.prefix(max(2, position - start))
    position = start
    throw failure(
      "an escape such as \\n or \\u0041",
      found: String(found).escapedOnOneLine
    )
  }

  private mutating func readCodeUnit() -> UInt16? {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    position += 4
    return UInt16(digits, radix: 16)
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

  private mutating func skipValidUTF8() {
    var decoder = UTF8()
    var rest = bytes[position...].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      position += UTF8.width(scalar)
    }
  }

  // MARK: - Failures

  /// What is wrong at the position.
  private func failure(
    _ expected: String,
    found: String? = nil
  ) -> FormatError {
    let found = found ?? nextWord?.quotedOnOneLine ?? "the end"
    return .notJSON(
      problem: "\(place(of: position)): expected \(expected), found \(found)"
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
