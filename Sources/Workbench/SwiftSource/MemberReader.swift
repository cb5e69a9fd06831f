/// Finds what types, extensions and files declare besides types.
struct MemberReader {
  private let tokens: [Token]
  /// The types, by the places of their keywords.
  private let types: [Int: Declaration]
  private(set) var members: [Member] = []

  init(_ tokens: [Token], _ declarations: [Declaration]) {
    self.tokens = tokens
    types = Dictionary(
      uniqueKeysWithValues: declarations.map { ($0.tokens.lowerBound, $0) }
    )
    readBody(of: nil, tokens.indices)
    for declaration in declarations {
      let body = (declaration.opener + 1)..<(declaration.tokens.upperBound - 1)
      readBody(of: declaration, body)
    }
    members.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// A member's keyword and what stands before it.
  private struct Head {
    let keyword: Int
    let start: Int
  }

  private mutating func readBody(of type: Declaration?, _ body: Range<Int>) {
    var open: Head?
    var place = body.lowerBound
    while place < body.upperBound {
      if let declaration = types[place] {
        add(open, until: start(of: place), of: type)
        open = nil
        place = declaration.tokens.upperBound
        continue
      }
      if isKeyword(place) {
        let head = Head(keyword: place, start: start(of: place))
        add(open, until: head.start, of: type)
        open = head
      }
      place = tokens[place].opensBracket ? tokens.end(of: place) : place + 1
    }
    add(open, until: body.upperBound, of: type)
  }

  private func isKeyword(_ place: Int) -> Bool {
    guard tokens[place].kind == .word,
      Self.keywords.contains(tokens[place].text)
    else { return false }
    guard place > 0 else { return true }
    let before = tokens[place - 1]
    return !before.isMark(".") && !before.isMark(",")
      && !["case", "if", "while"].contains(before.text)
  }

  private static let keywords: Set = [
    "case", "deinit", "func", "import", "init", "let", "subscript",
    "typealias", "var",
  ]

  /// Where the modifiers and attributes before a keyword begin.
  private func start(of keyword: Int) -> Int {
    var start = keyword
    while start > 0 {
      let before = start - 1
      if tokens[before].kind == .word,
        Self.modifiers.contains(tokens[before].text)
      {
        start = before
      } else if let attribute = attribute(endingAt: before) {
        start = attribute
      } else {
        break
      }
    }
    return start
  }

  /// The beginning of `@Name`, `@Name(...)` or `private(set)`.
  private func attribute(endingAt end: Int) -> Int? {
    var place = end
    if tokens[place].isMark(")") {
      guard let opener = tokens.start(of: place), opener > 0 else { return nil }
      place = opener - 1
    }
    guard tokens[place].kind == .word else { return nil }
    if place > 0, tokens[place - 1].isMark("@") { return place - 1 }
    return place < end && Self.modifiers.contains(tokens[place].text)
      ? place : nil
  }

  private static let modifiers: Set = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "private", "public",
    "required", "static", "unowned", "weak",
  ]
}

extension MemberReader {
  private mutating func add(
    _ head: Head?,
    until end: Int,
    of type: Declaration?
  ) {
    guard let head, let kind = kind(of: head, until: end) else { return }
    let named = head.keyword + 1
    let hasName = !["init", "deinit", "subscript"]
      .contains(tokens[head.keyword].text)
    guard !hasName || named < end else { return }
    let signature = hasName ? named + 1 : named
    members.append(
      Member(
        kind: kind,
        name: tokens[hasName ? named : head.keyword].text,
        modifiers: Set(tokens[head.start..<head.keyword].map(\.text)),
        type: type?.qualifiedName,
        tokens: head.start..<end,
        initialValue: kind == .property
          ? initialValue(in: signature..<end) : nil,
        signature: signature
      )
    )
  }

  private func kind(of head: Head, until end: Int) -> Member.Kind? {
    switch tokens[head.keyword].text {
    case "func", "subscript": .function
    case "init", "deinit": .initialiser
    case "typealias": .typealias
    case "let": .property
    case "var": isComputed(head.keyword..<end) ? .function : .property
    default: nil
    }
  }

  /// Whether a variable has a body that is not that of its observers.
  private func isComputed(_ variable: Range<Int>) -> Bool {
    let body = places(in: variable).first {
      tokens[$0].isMark("{") || tokens[$0].text == "="
    }
    guard let body, tokens[body].isMark("{"), body + 1 < variable.upperBound
    else { return false }
    return !["didSet", "willSet"].contains(tokens[body + 1].text)
  }

  private func initialValue(in property: Range<Int>) -> Int? {
    let sign = places(in: property).first {
      tokens[$0].text == "=" && tokens[$0].kind == .operation
    }
    guard let sign, sign + 1 < property.upperBound,
      !tokens[sign + 1].isMark("{")
    else { return nil }
    return sign + 1
  }

  /// The places in a range that stand in no bracket of it, and those that
  /// open one.
  private func places(in range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      places.append(place)
      place = tokens[place].opensBracket ? tokens.end(of: place) : place + 1
    }
    return places
  }
}
