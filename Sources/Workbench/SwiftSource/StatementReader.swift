/// Finds where statements begin.
///
/// A value that is all of a function's or a branch's body is one too. Line
/// breaks inside of a statement do not matter. Heads of control flow count;
/// `do`, `else`, `catch`, the labels of cases, and declarations of functions
/// and types do not, for they only say what belongs together.
struct StatementReader {
  private enum Bracket {
    /// Around statements.
    case code
    /// Around members, requirements or values.
    case other
  }

  private let tokens: [Token]
  private let openers: [Int: Declaration.Kind]
  private var brackets: [(bracket: Bracket, place: Int)] = []
  /// Whether a statement begins here without a line break: after a brace, a
  /// closure's head, a label or a semicolon.
  private var isFresh = false
  /// Whether the label of a case has not come to its colon yet.
  private var labelDepth: Int?
  /// Up to where tokens are no part of a statement.
  private var end = 0
  private(set) var statements: [Int] = []

  init(_ tokens: [Token], _ declarations: [Declaration]) {
    self.tokens = tokens
    openers = Dictionary(
      uniqueKeysWithValues: declarations.map { ($0.opener, $0.kind) }
    )
    for place in tokens.indices { read(place) }
  }

  private mutating func read(_ place: Int) {
    let token = tokens[place]
    if token.closesBracket {
      _ = brackets.popLast()
      if place >= end { isFresh = false }
    } else if place >= end, isInCode {
      readInCode(place)
    }
    guard token.opensBracket else { return }
    let bracket = bracket(at: place)
    brackets.append((bracket, place))
    if bracket == .code {
      isFresh = true
      if let head = tokens.endOfHead(ofClosureAt: place) { end = head }
    }
  }

  private var isInCode: Bool { brackets.last?.bracket == .code }

  private func bracket(at place: Int) -> Bracket {
    guard tokens[place].isMark("{"), openers[place] == nil else {
      return .other
    }
    let around = brackets.last.flatMap { openers[$0.place] }
    return around == .protocol ? .other : .code
  }

  private mutating func readInCode(_ place: Int) {
    let token = tokens[place]
    if token.isMark(";") {
      isFresh = true
    } else if labelDepth == brackets.count, token.isMark(":") {
      labelDepth = nil
      isFresh = true
    } else if isFresh || tokens.beginsStatement(place) {
      begin(place)
    }
  }

  private mutating func begin(_ place: Int) {
    isFresh = false
    let token = tokens[place]
    if token.isMark("@") {
      end = tokens.endOfAttribute(at: place)
      isFresh = true
    } else if tokens.isLabel(place) {
      labelDepth = brackets.count
    } else if tokens.isStatement(place) {
      statements.append(place)
    }
  }
}

extension [Token] {
  /// Whether a token that follows a line break, and no brace, begins a
  /// statement.
  fileprivate func beginsStatement(_ place: Int) -> Bool {
    guard place > 0, isOnNewLine(place) else { return false }
    if isLabel(place) { return true }
    return endsStatement(before: place) && !self[place].isMark("{")
      && !self[place].isMark(",") && !self[place].isMark(":")
      && !["else", "where", "as", "is", "in", "throws", "async", "catch"]
        .contains(self[place].text)
      && !isEndOfRepeat(place)
  }

  /// Whether it is the `while` behind the braces of a `repeat`.
  private func isEndOfRepeat(_ place: Int) -> Bool {
    guard self[place].isWord("while"), self[place - 1].isMark("}"),
      let opener = start(of: place - 1), opener > 0
    else { return false }
    return self[opener - 1].isWord("repeat")
  }

  /// Whether a case of a `switch` begins here.
  fileprivate func isLabel(_ place: Int) -> Bool {
    if self[place].isWord("default") {
      return place + 1 < count && self[place + 1].isMark(":")
    }
    guard self[place].isWord("case"), place > 0 else { return false }
    return !["if", "guard", "while", "for", ","].contains(self[place - 1].text)
  }

  fileprivate func endOfAttribute(at place: Int) -> Int {
    let next = place + 2
    let hasValues =
      next < count && self[next].isMark("(")
      && self[next - 1].range.upperBound == self[next].range.lowerBound
    return hasValues ? end(of: next) : next
  }

  /// Whether what begins here is a statement that runs.
  fileprivate func isStatement(_ place: Int) -> Bool {
    let word = self[place]
    let next = place + 1 < count ? self[place + 1] : nil
    if word.isMark("#") {
      return !["if", "elseif", "else", "endif"].contains(next?.text)
    }
    guard word.kind == .word else { return !word.isMark("{") }
    if Self.unseen.contains(word.text) { return false }
    if Self.accessors.contains(word.text), let next {
      return !next.isMark("{") && !isAccessor(place)
    }
    let keyword = self[place...].firstIndex {
      $0.kind != .word || !Self.modifiers.contains($0.text)
    }
    guard let keyword, keyword + 1 < count else { return true }
    return !Self.declarations.contains(self[keyword].text)
      || self[keyword + 1].kind == .mark
  }

  /// Whether it is `get` or `set` with more before its brace.
  private func isAccessor(_ place: Int) -> Bool {
    guard place + 1 < count else { return false }
    if ["async", "throws"].contains(self[place + 1].text) { return true }
    guard self[place + 1].isMark("(") else { return false }
    let after = end(of: place + 1)
    return after == place + 4 && after < count && self[after].isMark("{")
  }

  private static var unseen: Set<String> {
    [
      "catch", "do", "else", "mutating", "nonmutating",
    ]
  }

  private static var accessors: Set<String> {
    ["didSet", "get", "set", "willSet"]
  }

  private static var modifiers: Set<String> {
    ["final", "indirect", "nonisolated", "private", "static"]
  }

  private static var declarations: Set<String> {
    [
      "actor", "class", "enum", "extension", "func", "import", "protocol",
      "struct", "typealias",
    ]
  }
}
