/// Finds the members of types, and free functions, with the lines they take.
struct MemberReader {
  private let tokens: [Token]
  /// The types that are open around the place.
  private var types: [String] = []
  private(set) var members: [Member] = []

  init(_ tokens: [Token]) {
    self.tokens = tokens
    var place = 0
    while place < tokens.count { place = read(place) }
  }

  private var typeName: String? {
    types.isEmpty ? nil : types.joined(separator: ".")
  }

  /// Reads what begins at a place, and gives the place after it.
  private mutating func read(_ place: Int) -> Int {
    let token = tokens[place]
    if token.isMark("}") {
      _ = types.popLast()
      return place + 1
    }
    guard token.kind == .word else {
      // A macro's or an attribute's arguments.
      return token.opensBracket ? end(ofBracket: place) : place + 1
    }
    switch token.text {
    case "func": return readCallable(.function, at: place)
    case "init": return readCallable(.initialiser, at: place)
    case "deinit": return readCallable(.deinitialiser, at: place)
    case "subscript": return readCallable(.subscript, at: place)
    case "var", "let": return readProperty(at: place)
    default: return readType(at: place) ?? place + 1
    }
  }

  private mutating func readType(at place: Int) -> Int? {
    guard Declaration.Kind(rawValue: tokens[place].text) != nil,
      place + 1 < tokens.count, tokens[place + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(tokens[place + 1].text),
      let brace = tokens[place...].firstIndex(where: { $0.isMark("{") })
    else { return nil }
    let path = tokens[(place + 1)..<brace]
      .prefix { $0.kind == .word || $0.isMark(".") }
      .prefix { !$0.isWord("where") }
    types.append(path.map(\.text).joined())
    add(.type, typeName ?? "", at: place, to: brace)
    return brace + 1
  }

  private mutating func readCallable(_ kind: Member.Kind, at place: Int) -> Int
  {
    let hasName = kind == .function
    let name = hasName ? place + 1 : place
    guard name < tokens.count else { return tokens.count }
    let opening = tokens[name...].firstIndex { $0.isMark("(") }
    guard kind != .deinitialiser, let opening else {
      let last = body(after: name, isNeeded: true)
      add(kind, "deinit", at: place, to: last)
      return last + 1
    }
    let closing = end(ofBracket: opening) - 1
    let labels =
      kind == .subscript
      ? "" : "(\(labels(in: (opening + 1)..<closing)))"
    let last = body(after: closing, isNeeded: false)
    add(kind, tokens[name].text + labels, at: place, to: last)
    return last + 1
  }

  /// The last token of the body that follows, or of what has none.
  private func body(after place: Int, isNeeded: Bool) -> Int {
    var next = place + 1
    while next < tokens.count {
      let token = tokens[next]
      if token.isMark("{") { return end(ofBracket: next) - 1 }
      if token.isMark("}") || beginsMember(next), !isNeeded { return next - 1 }
      next = token.opensBracket ? end(ofBracket: next) : next + 1
    }
    return tokens.count - 1
  }

  /// Whether another member begins, so that the one before has no body.
  private func beginsMember(_ place: Int) -> Bool {
    tokens.isOnNewLine(place)
      && (tokens[place].isMark("@")
        || Self.beginnings.contains(tokens[place].text))
  }

  private static let beginnings: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "static", "mutating",
    "associatedtype", "class", "private", "package", "public", "nonisolated",
  ]

  private mutating func readProperty(at place: Int) -> Int {
    var next = place + 2
    while next < tokens.count, !tokens[next].isMark("}") {
      let token = tokens[next]
      if tokens.endsStatement(before: next), !token.isMark("{") { break }
      next = token.opensBracket ? end(ofBracket: next) : next + 1
    }
    if place + 1 < tokens.count {
      add(.property, tokens[place + 1].text, at: place, to: next - 1)
    }
    return next
  }

  /// The argument labels between two brackets, each with its colon.
  private func labels(in range: Range<Int>) -> String {
    var labels = ""
    var next = range.lowerBound
    var isAtLabel = true
    while next < range.upperBound {
      let token = tokens[next]
      if isAtLabel, token.kind == .word { labels += token.text + ":" }
      isAtLabel = token.isMark(",")
      next = token.opensBracket ? end(ofBracket: next) : next + 1
    }
    return labels
  }

  /// The place after the bracket that closes the one at a place.
  private func end(ofBracket place: Int) -> Int {
    var depth = 0
    for next in place..<tokens.count {
      if tokens[next].opensBracket { depth += 1 }
      if tokens[next].closesBracket { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return tokens.count
  }

  private mutating func add(
    _ kind: Member.Kind,
    _ name: String,
    at first: Int,
    to last: Int
  ) {
    let end = tokens[max(first, min(last, tokens.count - 1))]
    let breaks = end.text.utf8.count { $0 == UInt8(ascii: "\n") }
    members.append(
      Member(
        kind: kind,
        type: typeName,
        name: kind == .type
          ? name.split(separator: ".").last.map(String.init) ?? name : name,
        lines: tokens[first].line...(end.line + breaks)
      )
    )
  }
}
