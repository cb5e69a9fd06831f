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
  /// The tokens of what a string interpolates, with the brackets around them.
  package let interpolated: [Token]

  package func isMark(_ text: String) -> Bool {
    kind == .mark && self.text == text
  }
  package func isWord(_ text: String) -> Bool {
    kind == .word && self.text == text
  }

  package var opensBracket: Bool {
    kind == .mark && (text == "(" || text == "[" || text == "{")
  }
  package var closesBracket: Bool {
    kind == .mark && (text == ")" || text == "]" || text == "}")
  }

  /// The line on which it ends; of strings of several lines it is another.
  package var lastLine: Int {
    kind == .string
      ? line + text.utf8.count { $0 == UInt8(ascii: "\n") } : line
  }
}

extension [Token] {
  /// The modules that are imported, in their order.
  package var imports: [String] {
    // "import" is a keyword, so it stands nowhere else in code.
    indices.filter { self[$0].isWord("import") }.compactMap { place in
      self[(place + 1)...].first { !Self.importKinds.contains($0.text) }?.text
    }
  }

  /// What `import` may single out in a module.
  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// The place after the bracket that closes the one at a place.
  package func end(of opener: Int) -> Int {
    var depth = 0
    for place in opener..<count {
      if self[place].opensBracket { depth += 1 }
      if self[place].closesBracket { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return count
  }

  /// The place of the bracket that the one at a place closes.
  package func start(of closer: Int) -> Int? {
    var depth = 0
    for place in (0...closer).reversed() {
      if self[place].closesBracket { depth += 1 }
      if self[place].opensBracket { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The places in a range that stand in no bracket of it, and those that open
  /// one.
  package func outerPlaces(in range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      places.append(place)
      place = self[place].opensBracket ? end(of: place) : place + 1
    }
    return places
  }
}

extension Sequence<Token> {
  /// The names among them, in interpolations too.
  package var words: Set<String> {
    reduce(into: []) { words, token in
      if token.kind == .word { words.insert(token.text) }
      if !token.interpolated.isEmpty {
        words.formUnion(token.interpolated.words)
      }
    }
  }
}
