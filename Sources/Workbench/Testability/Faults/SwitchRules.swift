/// What a switch can choose between, as far as the source tells.
///
/// The compiler finds the rest.
extension FaultPlace {
  var canBeSwitched: Bool {
    switch self.operator {
    // `pair.0` is no number.
    case .changeLiteral: before(1) != ["."]
    case .swapConnector: isOnlyConnector
    case .dropStatement: !completesObject
    case .negateCondition, .swapRelation, .swapArithmetic: true
    }
  }

  /// Whether no other `&&` or `||` stands beside it.
  ///
  /// The changed one would bind its operands more tightly or loosely, which the
  /// operator that chooses cannot.
  private var isOnlyConnector: Bool {
    let all = file.tokens
    let start = tokens.lowerBound
    let before = all[..<start].reversed().prefix { !$0.endsCondition }
    let after = all[tokens.upperBound...].prefix { !$0.endsCondition }
    return !(before + after).contains { ["&&", "||"].contains($0.text) }
  }

  /// Whether it belongs to an initialiser that must assign and call on all
  /// ways: it assigns before the object is whole, or makes it whole.
  private var completesObject: Bool {
    guard let body = initialiserBody else { return false }
    let all = file.tokens
    let calls = all[body].indices.filter { place in
      ["super", "self"].contains(all[place].text)
        && all[(place + 1)...].prefix(2).map(\.text) == [".", "init"]
    }
    guard let call = calls.first else { return texts.contains("=") }
    return tokens.lowerBound <= call
  }

  /// The tokens of the initialiser whose own statement it is.
  private var initialiserBody: Range<Int>? {
    let all = file.tokens
    guard let open = all.lastOpenBracket(before: tokens.lowerBound) else {
      return nil
    }
    var place = open - 1
    while place > 0, !all[place].isMark("{"), !all[place].isMark("}") {
      if all[place].isMark(")") {
        place = all.lastOpenBracket(before: place) ?? 0
      } else if all[place].isWord("init") {
        return all[place - 1].isMark(".") ? nil : open..<all.endOfBracket(open)
      }
      place -= 1
    }
    return nil
  }
}

extension Token {
  fileprivate var endsCondition: Bool {
    opensBracket || closesBracket || [",", ";", "="].contains(text)
      || ["if", "guard", "while", "else", "return"].contains(text)
  }
}

extension [Token] {
  /// The bracket around a token.
  fileprivate func lastOpenBracket(before place: Int) -> Int? {
    var depth = 0
    for index in indices[..<place].reversed() {
      if self[index].closesBracket { depth += 1 }
      if self[index].opensBracket {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// The place after the bracket that closes another.
  fileprivate func endOfBracket(_ open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      if self[index].opensBracket { depth += 1 }
      if self[index].closesBracket {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return count
  }
}
