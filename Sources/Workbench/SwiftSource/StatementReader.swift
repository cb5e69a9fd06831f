/// Finds where statements begin.
///
/// A value that is all of a function's or a branch's body is one too. Line
/// breaks inside of a statement do not matter where the formatter leaves them.
/// Attributes and conditional compilation inside of code are not known. Heads
/// of control flow count; `do`, `else`, `catch`, the labels of cases, and
/// declarations of functions and types do not, for they only say what belongs
/// together.
struct StatementReader {
  private let tokens: [Token]
  /// The types whose bodies begin at a place.
  private let types: [Int: Declaration.Kind]
  /// The places of open brackets, and whether statements stand in them.
  private var brackets: [(place: Int, holdsCode: Bool)] = []
  /// Whether a statement begins here without a line break: after a brace, a
  /// closure's head, a label or a semicolon.
  private var isFresh = false
  /// How many brackets were open at a case's label that has not come to its
  /// colon yet.
  private var labelDepth: Int?
  /// Up to where tokens are no part of a statement.
  private var end = 0
  private(set) var statements: [Int] = []

  init(_ tokens: [Token], _ declarations: [Declaration]) {
    self.tokens = tokens
    types = Dictionary(
      uniqueKeysWithValues: declarations.map { ($0.opener, $0.kind) }
    )
    for place in tokens.indices { read(place) }
  }

  private mutating func read(_ place: Int) {
    let token = tokens[place]
    if token.closesBracket {
      _ = brackets.popLast()
      if place >= end { isFresh = false }
    } else if place >= end, brackets.last?.holdsCode == true {
      readInCode(place)
    }
    guard token.opensBracket else { return }
    let isInProtocol = brackets.last.map { types[$0.place] } == .protocol
    let holdsCode = token.isMark("{") && types[place] == nil && !isInProtocol
    brackets.append((place, holdsCode))
    if holdsCode {
      isFresh = true
      end = tokens.endOfHead(ofClosureAt: place) ?? end
    }
  }

  private mutating func readInCode(_ place: Int) {
    let token = tokens[place]
    if token.isMark(";") {
      isFresh = true
    } else if labelDepth == brackets.count, token.isMark(":") {
      labelDepth = nil
      isFresh = true
    } else if isFresh || tokens.beginsStatement(place) {
      isFresh = false
      if tokens.isLabel(place) {
        labelDepth = brackets.count
      } else if tokens.isStatement(place) {
        statements.append(place)
      }
    }
  }
}

extension [Token] {
  /// Whether a statement ends before a token, brackets left aside.
  package func endsStatement(before place: Int) -> Bool {
    isOnNewLine(place) && !awaitsMore(place - 1)
      && !self[place].isMark(".") && self[place].kind != .operation
  }

  /// Whether a token is the first on its line.
  private func isOnNewLine(_ place: Int) -> Bool {
    self[place].line > self[place - 1].lastLine
  }

  /// Whether the token cannot be the last one of a statement.
  private func awaitsMore(_ place: Int) -> Bool {
    let token = self[place]
    switch token.kind {
    case .operation:
      // `!` and `?` end an expression where no space stands before them.
      return place == 0
        || self[place - 1].range.upperBound < token.range.lowerBound
    case .word:
      let isMember = place > 0 && self[place - 1].isMark(".")
      return !isMember && Words.awaitingMore.contains(token.text)
    case .mark, .number, .string:
      return [".", ",", "@", ":", "\\"].contains(token.text)
    }
  }

  /// Whether a token that follows a line break, and no brace, begins a
  /// statement.
  fileprivate func beginsStatement(_ place: Int) -> Bool {
    guard place > 0, isOnNewLine(place) else { return false }
    if isLabel(place) { return true }
    return endsStatement(before: place)
      && !Words.continuing.contains(self[place].text)
  }

  /// Whether a case of a `switch` begins here.
  fileprivate func isLabel(_ place: Int) -> Bool {
    if self[place].isWord("default") {
      return place + 1 < count && self[place + 1].isMark(":")
    }
    guard self[place].isWord("case"), place > 0 else { return false }
    return !["if", "guard", "while", "for", ","].contains(self[place - 1].text)
  }

  /// Where what a closure takes ends, if it says so: the place after `in`.
  fileprivate func endOfHead(ofClosureAt opener: Int) -> Int? {
    var place = opener + 1
    while place < count {
      let token = self[place]
      if token.isWord("in") { return place + 1 }
      let fits =
        switch token.kind {
        case .word: !Words.neverInHeads.contains(token.text)
        case .operation:
          ["->", "?", "!", "<", ">", "&"].contains(token.text)
        case .mark: [",", ":", "@", ".", "(", "["].contains(token.text)
        case .number, .string: false
        }
      guard fits else { return nil }
      place = token.opensBracket ? end(of: place) : place + 1
    }
    return nil
  }

  /// Whether what begins here is a statement that runs.
  fileprivate func isStatement(_ place: Int) -> Bool {
    let word = self[place]
    let next = place + 1 < count ? self[place + 1] : nil
    guard word.kind == .word else { return true }
    if Words.structuring.contains(word.text) { return false }
    if ["didSet", "get", "set", "willSet"].contains(word.text), let next {
      // The name of the new value may stand before the brace.
      let isAccessor = next.isMark("(") && self[end(of: place + 1)].isMark("{")
      return !next.isMark("{") && !isAccessor
    }
    let keyword = self[place...].firstIndex {
      $0.kind != .word || !Words.modifiers.contains($0.text)
    }
    guard let keyword, keyword + 1 < count else { return true }
    return !Words.declaring.contains(self[keyword].text)
      || self[keyword + 1].kind == .mark
  }
}

/// What keywords say about where statements begin and end.
private enum Words {
  /// No statement ends with these, and the formatter breaks lines after them.
  static let awaitingMore: Set = [
    "case", "for", "guard", "if", "in", "return", "switch", "where", "while",
  ]
  /// No statement begins with these.
  static let continuing: Set = [
    "{", ",", ":", "else", "where", "as", "is", "in", "throws", "async",
    "catch",
  ]
  static let neverInHeads: Set = [
    "for", "let", "var", "if", "guard", "switch", "case", "default", "while",
    "return", "func", "repeat", "do", "defer", "throw", "try", "await",
  ]
  /// These only say what belongs together.
  static let structuring: Set = [
    "catch", "do", "else", "mutating", "nonmutating",
  ]
  static let modifiers: Set = [
    "final", "indirect", "nonisolated", "private", "static",
  ]
  static let declaring: Set = [
    "actor", "class", "enum", "extension", "func", "import", "protocol",
    "struct", "typealias",
  ]
}
