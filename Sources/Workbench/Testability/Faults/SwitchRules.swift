import SwiftSource

/// What a switch can choose between, as far as the source tells.
///
/// The compiler finds the rest.
extension FaultPlace {
  var canBeSwitched: Bool {
    switch self.operator {
    // `pair.0` is no number.
    case .changeLiteral: before(1) != ["."]
    case .swapConnector: isOnlyConnector
    case .dropStatement: !completesObject && !isOnlyResult
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
    let all = file.tokens
    guard let block, block.kind == "init" else { return false }
    let call = all[block.tokens].indices.first { place in
      ["super", "self"].contains(all[place].text)
        && all[(place + 1)...].prefix(2).map(\.text) == [".", "init"]
    }
    return call.map { tokens.lowerBound <= $0 } ?? texts.contains("=")
  }

  /// Whether it is all that a function or a getter does, and so its result.
  private var isOnlyResult: Bool {
    guard let block, block.tokens == tokens else { return false }
    return switch block.kind {
    case "func", "subscript": block.head.contains("->")
    case "var": !block.head.contains("=")
    case "get": true
    case _: false
    }
  }

  /// The braces that it stands in, without any between.
  private var block: CodeBlock? {
    CodeBlock(around: tokens.lowerBound, in: file)
  }
}

/// Something between braces, and what stands before it.
private struct CodeBlock {
  /// Between its braces.
  let tokens: Range<Int>
  /// The word by which it begins, such as "init" or "func"; nil for closures
  /// and branches.
  let kind: String?
  /// What stands between that word and the brace, brackets left out.
  let head: [String]

  private static let kinds = [
    "func", "init", "subscript", "var", "get", "set", "willSet", "didSet",
  ]

  init?(around place: Int, in file: SourceFile) {
    let all = file.tokens
    guard let open = all.lastOpenBracket(before: place),
      all[open].isMark("{")
    else { return nil }
    tokens = (open + 1)..<all.endOfBracket(open)
    var head: [String] = []
    var kind: String?
    var index = open - 1
    while index >= 0, kind == nil, !all[index].opensBracket,
      !all[index].isMark("}"), !all[index].isMark(";")
    {
      if all[index].closesBracket {
        index = all.lastOpenBracket(before: index) ?? 0
      } else if Self.kinds.contains(all[index].text),
        index == 0 || !all[index - 1].isMark(".")
      {
        kind = all[index].text
      } else {
        head.append(all[index].text)
      }
      index -= 1
    }
    self.kind = kind
    self.head = head
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

  /// The place of the bracket that closes another.
  fileprivate func endOfBracket(_ open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      if self[index].opensBracket { depth += 1 }
      if self[index].closesBracket {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return count
  }
}
