/// Divides Swift source into tokens, without its comments.
///
/// It knows as much of the language as counting and changing code asks for:
/// nested comments, strings of all kinds, and what they interpolate. It knows
/// no regular expression literals.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [Token] = []
  private var comments: [Range<Int>] = []

  package static func tokens(of text: String) -> [Token] {
    Lexer(text).tokens
  }

  /// The bytes that comments take, in the order of the text.
  package static func comments(of text: String) -> [Range<Int>] {
    Lexer(text).comments
  }

  /// The text without its comments.
  package static func code(of text: String) -> String {
    let lexer = Lexer(text)
    var code: [UInt8] = []
    var end = 0
    for comment in lexer.comments {
      code += lexer.bytes[end..<comment.lowerBound]
      end = comment.upperBound
    }
    return String(decoding: code + lexer.bytes[end...], as: UTF8.self)
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    while let byte = peek() { readNext(byte) }
  }

  /// Reads a token, a comment or a space.
  private mutating func readNext(_ byte: UInt8) {
    let start = Place(position, line, column: position - lineStart + 1)
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skip { $0 != UInt8(ascii: "\n") }
      comments.append(start.position..<position)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipComment()
      comments.append(start.position..<position)
    case UInt8(ascii: "\""):
      readString(hashes: 0, from: start)
    case UInt8(ascii: "#") where hashesBeforeQuote > 0:
      readString(hashes: hashesBeforeQuote, from: start)
    case _ where byte.isWordStart:
      skip(while: \.isInWord)
      add(.word, from: start)
    case _ where byte.isDigit:
      readNumber(from: start)
    case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
      skip { $0.isOperator || $0 == UInt8(ascii: ".") }
      add(.operation, from: start)
    case _ where byte.isOperator:
      skip(while: \.isOperator)
      add(.operation, from: start)
    case _ where byte <= UInt8(ascii: " "):
      advance()
    default:
      advance()
      add(.mark, from: start)
    }
  }

  /// Where a token begins.
  private struct Place {
    let position: Int
    let line: Int
    let column: Int

    init(_ position: Int, _ line: Int, column: Int) {
      self.position = position
      self.line = line
      self.column = column
    }
  }

  private mutating func add(
    _ kind: Token.Kind,
    from start: Place,
    interpolated: [Token] = []
  ) {
    let range = start.position..<position
    tokens.append(
      Token(
        kind: kind,
        text: String(decoding: bytes[range], as: UTF8.self),
        range: range,
        line: start.line,
        column: start.column,
        interpolated: interpolated
      )
    )
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func starts(with text: [UInt8]) -> Bool {
    bytes[position...].starts(with: text)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position
      }
    }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { advance() }
  }

  private mutating func readNumber(from start: Place) {
    skip(while: \.isInWord)
    // A decimal point is followed by a digit, a member's dot is not.
    if peek() == UInt8(ascii: "."), peek(1)?.isDigit == true {
      advance()
      skip(while: \.isInWord)
    }
    add(.number, from: start)
  }

  private mutating func skipComment() {
    let opener = Array("/*".utf8)
    let closer = Array("*/".utf8)
    var depth = 0
    repeat {
      if starts(with: opener) {
        depth += 1
        advance(2)
      } else if starts(with: closer) {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }
}

extension Lexer {
  /// How many `#` open a string here; 0 where none does.
  private var hashesBeforeQuote: Int {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : 0
  }

  /// Whether the string that begins here is one of several lines: after three
  /// quotes its first line is empty.
  private func opensLines(hashes: Int) -> Bool {
    let quotes = bytes[position...].dropFirst(hashes)
    return quotes.starts(with: "\"\"\"".utf8)
      && quotes.dropFirst(3).first { $0 != UInt8(ascii: " ") }
        == UInt8(ascii: "\n")
  }

  private mutating func readString(hashes: Int, from start: Place) {
    let sharps = String(repeating: "#", count: hashes)
    let quote = opensLines(hashes: hashes) ? "\"\"\"" : "\""
    let end = Array((quote + sharps).utf8)
    let escape = Array(("\\" + sharps).utf8)
    var interpolated: [Token] = []
    advance(end.count)
    while position < bytes.count, !starts(with: end) {
      let isEscape = starts(with: escape)
      advance(isEscape ? escape.count : 1)
      guard isEscape else { continue }
      if peek() == UInt8(ascii: "(") {
        interpolated += readInterpolation()
      } else {
        advance()
      }
    }
    advance(end.count)
    add(.string, from: start, interpolated: interpolated)
  }

  /// Reads up to the bracket that closes the one that begins here.
  private mutating func readInterpolation() -> [Token] {
    let around = tokens
    tokens = []
    defer { tokens = around }
    var depth = 0
    repeat {
      let count = tokens.count
      guard let byte = peek() else { break }
      readNext(byte)
      guard tokens.count > count, let token = tokens.last else { continue }
      if token.opensBracket { depth += 1 }
      if token.closesBracket { depth -= 1 }
    } while depth > 0
    return tokens
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// A letter, `_`, `$`, a backtick, or part of a letter beyond ASCII.
  fileprivate var isWordStart: Bool {
    let letter = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: "`") || self >= 0x80
  }

  fileprivate var isInWord: Bool { isWordStart || isDigit }

  fileprivate var isOperator: Bool { "+-*/=<>!&|^~?%".utf8.contains(self) }
}
