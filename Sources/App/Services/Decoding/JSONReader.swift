import Foundation

/// Reads the bytes of JSON from one token to the next.
struct JSONReader {
  let bytes: [UInt8]
  var position: Int
  /// Where the text begins.
  private let start: Int

  /// Takes a byte order mark for no mistake: editors on Windows write it.
  init(_ content: Data) throws(FormatError) {
    bytes = Array(content)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
    if bytes.isEmpty { throw .notJSON(problem: "it is empty") }
    if String(validating: bytes, as: UTF8.self) == nil {
      skipValidUTF8()
      throw failure("text in UTF-8", found: "other bytes")
    }
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte at the position; 0, which begins nothing, at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipSpaces() {
    while true {
      let byte = next
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      else { return }
      position += 1
    }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  /// The bytes as they stand there.
  func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// What is wrong at a place, else at the position.
  func failure(
    _ expected: String,
    found: String? = nil,
    at place: Int? = nil
  ) -> FormatError {
    let found = found ?? nextWord?.quotedOnOneLine ?? "the end"
    let place = self.place(of: place ?? position)
    return .notJSON(problem: "\(place): expected \(expected), found \(found)")
  }

  /// The line and the column, counted from 1, the columns in characters.
  func place(of position: Int) -> String {
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

  private mutating func skipValidUTF8() {
    var decoder = UTF8()
    var rest = bytes[position...].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      position += UTF8.width(scalar)
    }
  }
}
