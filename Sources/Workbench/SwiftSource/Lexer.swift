/// Divides Swift source into tokens, without its comments.
///
/// It knows as much of the language as counting and changing code asks for:
/// nested comments, strings of all kinds, and what they interpolate. It knows
/// no regular expression literals.
package struct Lexer {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1
  private(set) var lineStart = 0
  private var tokens: [Token] = []
  private var comments: [Range<Int>] = []

  package static func tokens(of text: String) -> [Token] {
    Lexer(text).tokens
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
    run()
  }

  private mutating func run() {
    while let byte = peek() {
      let start = position
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skip { $0 != UInt8(ascii: "\n") }
        comments.append(start..<position)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
        comments.append(start..<position)
      case UInt8(ascii: "\""):
        readString(hashes: 0)
      case UInt8(ascii: "#") where hashesBeforeQuote > 0:
        readString(hashes: hashesBeforeQuote)
      case _ where byte.isWordStart:
        read(.word) { $0.isWordStart || $0.isDigit }
      case _ where byte.isDigit:
        read(.number) { $0.isWordStart || $0.isDigit }
      case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
        read(.operation) { $0.isOperator || $0 == UInt8(ascii: ".") }
      case _ where byte.isOperator:
        read(.operation, while: \.isOperator)
      case _ where byte.isSpace:
        advance()
      default:
        advance()
        add(.mark, from: start)
      }
    }
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  mutating func advance(_ count: Int = 1) {
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

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    add(kind, from: start, line: line, column: start - lineStart + 1)
  }

  mutating func add(
    _ kind: Token.Kind,
    from start: Int,
    line: Int,
    column: Int,
    interpolated: [Token] = []
  ) {
    tokens.append(
      Token(
        kind: kind,
        text: String(decoding: bytes[start..<position], as: UTF8.self),
        range: start..<position,
        line: line,
        column: column,
        interpolated: interpolated
      )
    )
  }

  private mutating func read(
    _ kind: Token.Kind,
    while condition: (UInt8) -> Bool
  ) {
    let start = position
    skip(while: condition)
    // A decimal point is followed by a digit, a member's dot is not.
    if kind == .number, peek() == UInt8(ascii: "."), peek(1)?.isDigit == true {
      advance()
      skip(while: condition)
    }
    add(kind, from: start)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }
}
