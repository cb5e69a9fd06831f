import SwiftSource

/// The parts of Swift source that have a colour of their own.
package enum SwiftColour: String {
  case keyword = "k"
  case string = "t"
  case type = "y"
  case comment = "c"
}

/// Swift source, line by line, with its colours.
package struct ColouredLines {
  package typealias Piece = (text: String, colour: SwiftColour?)

  package private(set) var lines: [[Piece]] = []

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var end = 0
    for (range, colour) in Self.parts(of: text) where range.lowerBound >= end {
      append(bytes[end..<range.lowerBound], nil)
      append(bytes[range], colour)
      end = range.upperBound
    }
    append(bytes[end...], nil)
    // What follows the last line break is no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  private mutating func append(
    _ bytes: ArraySlice<UInt8>,
    _ colour: SwiftColour?
  ) {
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    for (number, part) in parts.enumerated() {
      if number > 0 || lines.isEmpty { lines.append([]) }
      guard !part.isEmpty else { continue }
      lines[lines.count - 1]
        .append((String(decoding: part, as: UTF8.self), colour))
    }
  }

  private static func parts(
    of text: String
  ) -> [(range: Range<Int>, colour: SwiftColour)] {
    let tokens = Lexer.tokens(of: text).compactMap { token in
      colour(of: token).map { (range: token.range, colour: $0) }
    }
    let comments = Lexer.comments(of: text).map {
      (range: $0, colour: SwiftColour.comment)
    }
    return (tokens + comments)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func colour(of token: Token) -> SwiftColour? {
    switch token.kind {
    case .string: .string
    case .word where keywords.contains(token.text): .keyword
    case .word where token.text.first?.isUppercase == true: .type
    case .word, .number, .operation, .mark: nil
    }
  }

  private static let keywords: Set = [
    "any", "as", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "didSet", "do", "else", "enum",
    "extension", "false", "fileprivate", "final", "for", "func", "get",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy",
    "let", "mutating", "nil", "nonisolated", "override", "package", "private",
    "protocol", "public", "repeat", "return", "self", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}
