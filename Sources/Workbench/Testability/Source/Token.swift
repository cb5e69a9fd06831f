/// A word, a literal or a sign of Swift source.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A name or a keyword.
    case word
    case number
    /// With its quotes, and what it interpolates.
    case string
    /// A run of operator signs.
    case operation
    /// One bracket, dot, comma, colon, semicolon, `@`, `#` or backslash.
    case mark
  }

  let kind: Kind
  let text: String
  /// The bytes in the file that it takes.
  let range: Range<Int>
  /// The line on which it begins, from 1.
  let line: Int

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  var opensBracket: Bool { kind == .mark && "([{".contains(text) }
  var closesBracket: Bool { kind == .mark && ")]}".contains(text) }
}
