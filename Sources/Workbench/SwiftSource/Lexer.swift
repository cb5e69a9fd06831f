/// Divides Swift source into tokens, without its comments.
///
/// It knows as much of the language as counting and changing code asks for:
/// nested comments, strings of all kinds, and what they interpolate. It knows
/// no regular expression literals.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
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
        add(.mark, from: start, line: line)
      }
    }
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { advance() }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, line: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(
      Token(kind: kind, text: text, range: start..<position, line: line)
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
    add(kind, from: start, line: line)
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

extension Lexer {
  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// How many `#` open a string here; 0 where none does.
  private var hashesBeforeQuote: Int {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : 0
  }

  private mutating func readString(hashes: Int) {
    let start = position
    let startLine = line
    skipString(hashes: hashes)
    add(.string, from: start, line: startLine)
  }

  /// Whether the string that begins here is one of several lines: after three
  /// quotes its first line is empty.
  private func opensLines(hashes: Int) -> Bool {
    bytes[position...].dropFirst(hashes).starts(with: "\"\"\"".utf8)
      && bytes[position...].dropFirst(hashes + 3)
        .first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\n")
  }

  /// Goes past a string whose first sign is here.
  private mutating func skipString(hashes: Int) {
    let sharps = String(repeating: "#", count: hashes)
    let quote = opensLines(hashes: hashes) ? "\"\"\"" : "\""
    advance(hashes + quote.count)
    while position < bytes.count {
      if starts(with: "\\\(sharps)(") {
        advance(1 + hashes)
        skipInterpolation()
      } else if starts(with: "\\\(sharps)") {
        advance(2 + hashes)
      } else if starts(with: quote + sharps) {
        advance(quote.count + hashes)
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      default: break
      }
      advance()
    } while depth > 0 && position < bytes.count
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self <= UInt8(ascii: " ") }

  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// A letter, `_`, `$`, a backtick, or part of a letter beyond ASCII.
  fileprivate var isWordStart: Bool {
    let letter = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || "_$`".utf8.contains(self) || self >= 0x80
  }

  fileprivate var isOperator: Bool { "+-*/=<>!&|^~?%".utf8.contains(self) }
}
