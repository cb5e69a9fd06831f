extension [Token] {
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
  func start(of closer: Int) -> Int? {
    var depth = 0
    for place in (0...closer).reversed() {
      if self[place].closesBracket { depth += 1 }
      if self[place].opensBracket { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// Where what a closure takes ends, if it says so: the place after `in`.
  package func endOfHead(ofClosureAt opener: Int) -> Int? {
    var place = opener + 1
    while place < count {
      let token = self[place]
      if token.isWord("in") { return place + 1 }
      switch token.kind {
      case .word where Self.neverInHeads.contains(token.text): return nil
      case .word: break
      case .operation
      where ["->", "?", "!", "<", ">", "&"].contains(token.text):
        break
      case .mark where [",", ":", "@", ".", "(", "["].contains(token.text):
        break
      default: return nil
      }
      place = token.opensBracket ? end(of: place) : place + 1
    }
    return nil
  }

  private static var neverInHeads: Set<String> {
    [
      "for", "let", "var", "if", "guard", "switch", "case", "default", "while",
      "return", "func", "repeat", "do", "defer", "throw", "try", "await",
    ]
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
