extension [Token] {
  /// Whether a token is the first on its line.
  package func isOnNewLine(_ place: Int) -> Bool {
    let before = self[place - 1]
    let breaks = before.text.utf8.count { $0 == UInt8(ascii: "\n") }
    return self[place].line > before.line + breaks
  }

  /// Whether a statement ends before a token, brackets left aside.
  package func endsStatement(before place: Int) -> Bool {
    isOnNewLine(place) && !awaitsMore(place - 1)
      && !self[place].isMark(".") && self[place].kind != .operation
  }

  /// Whether the token cannot be the last one of a statement.
  package func awaitsMore(_ place: Int) -> Bool {
    let token = self[place]
    if token.kind == .operation {
      // `!` and `?` end an expression where no space stands before them.
      return place == 0
        || self[place - 1].range.upperBound < token.range.lowerBound
    }
    if token.kind == .word {
      let isMember = place > 0 && self[place - 1].isMark(".")
      return !isMember && Self.awaitingMore.contains(token.text)
    }
    return [".", ",", "@", ":", "\\"].contains(token.text)
  }

  private static var awaitingMore: Set<String> {
    [
      "any", "as", "await", "case", "for", "func", "guard", "if", "in",
      "inout", "is", "lazy", "let", "nonisolated", "private", "return", "some",
      "static", "switch", "throw", "try", "unowned", "var", "weak", "where",
      "while",
    ]
  }

  /// Whether `@Test` stands before the function, with or without
  /// arguments.
  func isTest(functionAt place: Int) -> Bool {
    var depth = 0
    for index in indices[..<place].reversed() {
      let token = self[index]
      if token.closesBracket {
        // The end of what stands before; an attribute ends in `)`.
        if depth == 0, token.isMark("}") { return false }
        depth += 1
      } else if token.opensBracket {
        depth -= 1
        if depth < 0 { return false }
      } else if depth == 0, token.isMark("@") {
        if self[index + 1].isWord("Test") { return true }
      }
    }
    return false
  }
}
