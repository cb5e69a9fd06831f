import SwiftSource

/// Finds the calls and assignments that stand as statements.
struct StatementFinder {
  private let tokens: [Token]
  private let running: [Int]

  init(_ file: SourceFile) {
    tokens = file.tokens
    running = file.running
  }

  /// The tokens of each, in the order of the source.
  var statements: [Range<Int>] {
    let openers = innermostBrackets()
    return running.compactMap { place in
      guard let opener = openers[place], tokens[opener].isMark("{"),
        isStart(place)
      else { return nil }
      let statement = place..<end(from: place)
      return hasEffect(statement) ? statement : nil
    }
  }

  /// The place of the bracket around each token; nil where there is none.
  private func innermostBrackets() -> [Int?] {
    var open: [Int] = []
    return tokens.indices.map { place in
      if tokens[place].closesBracket { _ = open.popLast() }
      defer { if tokens[place].opensBracket { open.append(place) } }
      return open.last
    }
  }

  private func isStart(_ place: Int) -> Bool {
    guard place > 0, tokens[place].kind == .word,
      !Self.keywords.contains(tokens[place].text)
    else { return false }
    let before = tokens[place - 1]
    if before.isMark("{") || before.isMark(";") { return true }
    if before.isWord("in") { return isHeadOfClosure(place - 1) }
    return tokens.isOnNewLine(place) && !tokens.awaitsMore(place - 1)
  }

  /// Whether an `in` ends what a closure takes, rather than standing in a loop.
  private func isHeadOfClosure(_ place: Int) -> Bool {
    let edge = tokens[..<place].last { $0.isMark("{") || $0.isWord("for") }
    return edge?.isMark("{") == true
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
