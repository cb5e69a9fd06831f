import SwiftSource

/// Finds the calls and assignments that stand as statements.
struct StatementFinder {
  private let tokens: [Token]
  private let starts: [Int]

  init(_ file: SourceFile) {
    tokens = file.tokens
    let values = Set(file.members.compactMap(\.initialValue))
    starts = file.statements.filter { !values.contains($0) }
  }

  /// The tokens of each, in the order of the source.
  var statements: [Range<Int>] {
    starts.compactMap { place in
      guard tokens[place].kind == .word,
        !Self.keywords.contains(tokens[place].text)
      else { return nil }
      let statement = place..<end(from: place)
      return hasEffect(statement) ? statement : nil
    }
  }

  private func end(from start: Int) -> Int {
    var depth = 0
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      if depth == 0, token.closesBracket || token.isMark(";") { break }
      if depth == 0, place > start, tokens.endsStatement(before: place) {
        break
      }
      if token.opensBracket { depth += 1 }
      if token.closesBracket { depth -= 1 }
      place += 1
    }
    return place
  }

  /// Whether it calls or assigns something, rather than being a value.
  private func hasEffect(_ statement: Range<Int>) -> Bool {
    var depth = 0
    for place in statement {
      let token = tokens[place]
      if depth == 0, token.kind == .operation, token.text.hasSuffix("="),
        !["==", "!=", "<=", ">="].contains(token.text)
      {
        return true
      }
      if depth == 0, token.isMark("(") || token.isMark("{") { return true }
      if token.opensBracket { depth += 1 }
      if token.closesBracket { depth -= 1 }
    }
    return false
  }

  /// Words that begin something else than a call or an assignment.
  private static let keywords: Set = [
    "actor", "as", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "didSet", "do", "else", "enum",
    "fallthrough", "final", "fileprivate", "for", "func", "get", "guard",
    "if", "import", "in", "init", "internal", "is", "lazy", "let",
    "nonmutating",
    "override", "package", "private", "public", "repeat", "return", "set",
    "static", "struct", "switch", "throw", "try", "typealias", "unowned",
    "var", "weak", "where", "while", "willSet",
  ]
}
