/// A type, a protocol or an extension, as its source declares it.
package struct Declaration: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package let kind: Kind
  /// The name; for an extension that of the type it extends.
  package let name: String
  /// The name with those of the types that it stands in, such as "Outer.Inner".
  package let qualifiedName: String
  /// The places of its first and last token in the file.
  package let tokens: Range<Int>
  package let lines: ClosedRange<Int>
  /// The place of the brace that opens its body.
  let opener: Int
}

/// What a type, an extension or a file declares besides types.
package struct Member: Equatable, Sendable {
  package enum Kind: Sendable {
    /// With subscripts and computed properties.
    case function
    case initialiser
    /// A property with a place to keep its value.
    case property
    case `typealias`
  }

  package let kind: Kind
  package let name: String
  /// Such as "static" and "override".
  package let modifiers: Set<String>
  /// Whether `@Test` stands before it.
  package let isTest: Bool
  /// The type that declares it, such as "Outer.Inner"; nil at the top of a
  /// file.
  package let type: String?
  /// The places of its tokens in the file, from the first modifier on.
  package let tokens: Range<Int>
  /// The place of its first token after its keyword and name.
  package let signature: Int
  /// The places of what runs: the body, or the initial value and what follows.
  package let code: Range<Int>?
  /// The place of the first token of a property's initial value, unless that
  /// is a closure, whose statements are those of the property.
  package let initialValue: Int?
}

/// Finds what a file declares: its types, and what stands in them and at the
/// top of the file.
struct DeclarationReader {
  private let tokens: [Token]
  /// In the order of the file.
  private(set) var declarations: [Declaration] = []
  private(set) var members: [Member] = []

  init(_ tokens: [Token]) {
    self.tokens = tokens
    for place in tokens.indices {
      if let type = declaration(at: place) { declarations.append(type) }
    }
    readMembers(of: nil, in: tokens.indices)
    for type in declarations {
      readMembers(
        of: type,
        in: (type.opener + 1)..<(type.tokens.upperBound - 1)
      )
    }
    members.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func declaration(at place: Int) -> Declaration? {
    guard tokens[place].kind == .word,
      let kind = Declaration.Kind(rawValue: tokens[place].text),
      place + 1 < tokens.count, tokens[place + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(tokens[place + 1].text),
      place == 0 || !tokens[place - 1].isMark("."),
      let opener = tokens[place...].firstIndex(where: { $0.isMark("{") })
    else { return nil }
    let head = tokens[(place + 1)..<opener]
    let end = head.firstIndex {
      $0.isMark(":") || $0.isWord("where") || $0.kind == .operation
    }
    let names = head[..<(end ?? opener)]
      .filter { $0.kind == .word }.map(\.text)
    let path = kind == .extension ? names : [tokens[place + 1].text]
    let outer = declarations.last { $0.tokens.contains(place) }?.qualifiedName
    let bodyEnd = tokens.end(of: opener)
    return Declaration(
      kind: kind,
      name: path.last ?? "",
      qualifiedName: ([outer].compactMap(\.self) + path)
        .joined(separator: "."),
      tokens: place..<bodyEnd,
      lines: tokens[place].line...tokens[bodyEnd - 1].lastLine,
      opener: opener
    )
  }

  /// A member's keyword, and where what stands before it begins.
  private struct Head {
    let start: Int
    let keyword: Int
  }

  private mutating func readMembers(
    of type: Declaration?,
    in body: Range<Int>
  ) {
    var open: Head?
    var types = declarations.filter { body.contains($0.tokens.lowerBound) }[...]
    var place = body.lowerBound
    while place < body.upperBound {
      types = types.drop { $0.tokens.lowerBound < place }
      let inner = types.first.flatMap {
        $0.tokens.lowerBound == place ? $0.tokens : nil
      }
      if inner != nil || isKeyword(place) {
        let head = Head(start: start(of: place), keyword: place)
        add(open, until: head.start, of: type)
        open = inner == nil ? head : nil
      }
      if let inner {
        place = inner.upperBound
      } else {
        place = tokens[place].opensBracket ? tokens.end(of: place) : place + 1
      }
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
      var name = start - 1
      // The end of `@Name(...)` or `private(set)`.
      let hasValues = tokens[name].isMark(")")
      if hasValues { name = (tokens.start(of: name) ?? 0) - 1 }
      guard name >= 0, tokens[name].kind == .word else { break }
      if name > 0, tokens[name - 1].isMark("@") {
        start = name - 1
      } else if Self.modifiers.contains(tokens[name].text) {
        start = name
      } else {
        break
      }
    }
    return start
  }

  private static let modifiers: Set = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "private", "public",
    "required", "static", "unowned", "weak",
  ]

  private mutating func add(
    _ head: Head?,
    until end: Int,
    of type: Declaration?
  ) {
    guard let head else { return }
    let keyword = tokens[head.keyword].text
    let isNameless = ["init", "deinit", "subscript"].contains(keyword)
    let signature = head.keyword + (isNameless ? 1 : 2)
    guard signature <= end else { return }
    let opener = tokens.outerPlaces(in: signature..<end).first {
      tokens[$0].isMark("{") || tokens[$0].text == "="
    }
    let code = opener.map { ($0 + 1)..<end }
    let hasBody = opener.map { tokens[$0].isMark("{") } ?? false
    guard let kind = kind(keyword, body: hasBody ? code : nil) else { return }
    let value = kind == .property && !hasBody ? code?.first : nil
    let runs = kind != .typealias && type?.kind != .protocol
    members.append(
      Member(
        kind: kind,
        name: tokens[signature - 1].text,
        modifiers: Set(tokens[head.start..<head.keyword].map(\.text)),
        isTest: (head.start..<head.keyword).contains {
          tokens[$0].isMark("@") && tokens[$0 + 1].isWord("Test")
        },
        type: type?.qualifiedName,
        tokens: head.start..<end,
        signature: signature,
        code: runs ? code : nil,
        initialValue: value.flatMap { tokens[$0].isMark("{") ? nil : $0 }
      )
    )
  }

  private func kind(_ keyword: String, body: Range<Int>?) -> Member.Kind? {
    switch keyword {
    case "func", "subscript": return .function
    case "init", "deinit": return .initialiser
    case "typealias": return .typealias
    case "let": return .property
    case "var":
      // A body is that of its observers, or it is computed.
      guard let first = body?.first else { return .property }
      return ["didSet", "willSet"].contains(tokens[first].text)
        ? .property : .function
    default: return nil
    }
  }
}
