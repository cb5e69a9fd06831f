extension Lexer {
  func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// How many `#` open a string here; 0 where none does.
  var hashesBeforeQuote: Int {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : 0
  }

  mutating func readString(hashes: Int) {
    let start = position
    let startLine = line
    let column = start - lineStart + 1
    let inner = skipString(hashes: hashes)
    add(
      .string,
      from: start,
      line: startLine,
      column: column,
      interpolated: inner.flatMap { Self.tokens(of: $0) }
    )
  }

  /// Whether the string that begins here is one of several lines: after three
  /// quotes its first line is empty.
  private func opensLines(hashes: Int) -> Bool {
    bytes[position...].dropFirst(hashes).starts(with: "\"\"\"".utf8)
      && bytes[position...].dropFirst(hashes + 3)
        .first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\n")
  }

  /// Goes past a string whose first sign is here; gives what it interpolates,
  /// with the brackets around it.
  private mutating func skipString(hashes: Int) -> [String] {
    var interpolations: [String] = []
    let sharps = String(repeating: "#", count: hashes)
    let quote = opensLines(hashes: hashes) ? "\"\"\"" : "\""
    advance(hashes + quote.count)
    while position < bytes.count {
      if starts(with: "\\\(sharps)(") {
        advance(1 + hashes)
        let start = position
        skipInterpolation()
        interpolations.append(
          String(decoding: bytes[start..<position], as: UTF8.self)
        )
      } else if starts(with: "\\\(sharps)") {
        advance(2 + hashes)
      } else if starts(with: quote + sharps) {
        advance(quote.count + hashes)
        return interpolations
      } else {
        advance()
      }
    }
    return interpolations
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = skipString(hashes: 0)
        continue
      default: break
      }
      advance()
    } while depth > 0 && position < bytes.count
  }
}
