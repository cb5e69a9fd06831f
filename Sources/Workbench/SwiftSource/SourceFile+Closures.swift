extension SourceFile {
  /// The lines of a closure.
  ///
  /// - Parameters:
  ///   - numbers: Which closure it is, from 1, of those that the member forms
  ///     itself, and then which one within that closure, as the compiler counts
  ///     them.
  ///   - member: The lines of the member.
  package func lines(
    ofClosure numbers: [Int],
    in member: ClosedRange<Int>
  ) -> ClosedRange<Int>? {
    guard !numbers.isEmpty,
      let first = tokens.firstIndex(where: { $0.line >= member.lowerBound }),
      let last = tokens.lastIndex(where: { $0.line <= member.upperBound })
    else { return nil }
    var range = first..<(last + 1)
    for number in numbers {
      let closures = tokens.closures(in: range)
      guard closures.indices.contains(number - 1) else { return nil }
      range = closures[number - 1]
    }
    // Its braces are no part of where closures within it are looked for.
    return tokens[range.lowerBound - 1].line...tokens[range.upperBound].line
  }
}

extension [Token] {
  /// What stands between the braces of the closures that are formed in a
  /// range, those within closures left out.
  ///
  /// A brace opens a closure unless a word before it, such as `if` or `func`,
  /// says what else it opens.
  fileprivate func closures(in range: Range<Int>) -> [Range<Int>] {
    var closures: [Range<Int>] = []
    var place = range.lowerBound
    var opensBody = false
    var isVariable = false
    while place < range.upperBound {
      let token = self[place]
      let inside = place + 1..<Swift.max(place + 1, end(of: place) - 1)
      if token.isMark("{") {
        if opensBody || isVariable {
          closures += self.closures(in: inside)
        } else {
          closures.append(inside)
        }
        (opensBody, isVariable) = (false, false)
        place = end(of: place)
      } else if token.opensBracket {
        closures += self.closures(in: inside)
        place = end(of: place)
      } else {
        if opensBodies(place) { opensBody = true }
        if token.isWord("var") { isVariable = true }
        if token.text == "=" { isVariable = false }
        place += 1
      }
    }
    return closures
  }

  /// Whether the next brace after a word opens a body and no closure.
  private func opensBodies(_ place: Int) -> Bool {
    let token = self[place]
    guard token.kind == .word, place + 1 < count else { return false }
    let next = self[place + 1]
    let isName =
      place > 0 && (self[place - 1].isMark(".") || self[place - 1].isMark("#"))
    if isName || next.isMark(":") || endsRepeat(place) { return false }
    if ["get", "set", "willSet", "didSet"].contains(token.text) {
      return next.isMark("{")
        || next.isMark("(") && self[end(of: place + 1)].isMark("{")
    }
    return BodyWords.all.contains(token.text)
  }

  /// Whether it is the `while` of `repeat { } while`.
  private func endsRepeat(_ place: Int) -> Bool {
    guard self[place].isWord("while"), place > 0, self[place - 1].isMark("}"),
      let opener = start(of: place - 1), opener > 0
    else { return false }
    return self[opener - 1].isWord("repeat")
  }
}

/// Words before a brace that opens a body and no closure.
private enum BodyWords {
  static let all: Set = [
    "if", "guard", "while", "for", "switch", "catch", "else", "do", "repeat",
    "defer", "func", "init", "deinit", "subscript", "struct", "class", "enum",
    "extension",
  ]
}
