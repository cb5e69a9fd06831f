/// A word, a literal or a sign of Swift source.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
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

  package let kind: Kind
  package let text: String
  /// The bytes in the file that it takes.
  package let range: Range<Int>
  /// The line on which it begins, from 1.
  package let line: Int
  /// The byte of the line at which it begins, from 1.
  package let column: Int
  /// The tokens of what a string interpolates, each as if it stood alone.
  package let interpolated: [Token]

  package func isMark(_ text: String) -> Bool {
    kind == .mark && self.text == text
  }
  package func isWord(_ text: String) -> Bool {
    kind == .word && self.text == text
  }

  package var opensBracket: Bool {
    kind == .mark && ["(", "[", "{"].contains(text)
  }
  package var closesBracket: Bool {
    kind == .mark && [")", "]", "}"].contains(text)
  }
}
