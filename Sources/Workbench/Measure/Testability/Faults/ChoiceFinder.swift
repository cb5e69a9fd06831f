import SwiftSource

/// Finds what a switch chooses between: a whole expression or statement.
struct ChoiceFinder {
  private let file: SourceFile
  private var tokens: [Token] { file.tokens }

  init(_ file: SourceFile) { self.file = file }

  func choice(
    _ kind: Fault.Operator,
    _ fault: Range<Int>,
    replacement: String
  ) -> Fault.Choice? {
    let place = fault.lowerBound
    switch kind {
    case .changeLiteral, .negateCondition:
      return Fault.Choice(range: bytes(fault), changed: replacement)
    case .dropStatement:
      let member = file.members.last { $0.tokens.contains(place) }
      // An initialiser must assign and call on all ways.
      return member?.kind == .initialiser
        ? nil : Fault.Choice(range: bytes(fault), changed: replacement)
    case .swapConnector, .swapRelation, .swapArithmetic:
      return choice(bytes(operands(around: place)), place, replacement)
    }
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range
      .lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// Some bytes with one token changed; nil where line breaks matter in them.
  private func choice(
    _ bytes: Range<Int>,
    _ place: Int,
    _ replacement: String
  ) -> Fault.Choice? {
    let old = tokens[place].range
    let changed =
      file.source(bytes.lowerBound..<old.lowerBound) + replacement
      + file.source(old.upperBound..<bytes.upperBound)
    guard !changed.contains("\n") || !changed.contains(/\{|"""|\/\//) else {
      return nil
    }
    return Fault.Choice(
      range: bytes,
      changed: changed.replacing("\n", with: " ")
    )
  }

  /// An operator with its operands: up to a bracket around them, the end of
  /// the statement, or what stands between expressions.
  private func operands(around place: Int) -> Range<Int> {
    var start = place
    while start > 0, !tokens[start - 1].opensBracket, !divides(start - 1),
      !tokens.endsStatement(before: start)
    {
      start -= 1
      if tokens[start].closesBracket { start = tokens.start(of: start) ?? 0 }
    }
    let isInCondition = isInCondition(start)
    let end = tokens.end(from: place + 1) {
      divides($0) || tokens.endsStatement(before: $0)
        || isInCondition && tokens[$0].isMark("{")
    }
    return start..<end
  }

  /// Whether a token stands between expressions.
  private func divides(_ place: Int) -> Bool {
    let token = tokens[place]
    switch token.kind {
    case .mark:
      return [",", ";", ":"].contains(token.text)
    case .operation:
      // The mark of an optional stands without a space before it.
      return ["=", "+=", "-="].contains(token.text)
        || token.text == "?"
          && tokens[place - 1].range.upperBound < token.range.lowerBound
    case .word:
      return Self.dividing.contains(token.text)
    case .number, .string:
      return false
    }
  }

  private static let dividing: Set = [
    "await", "case", "else", "for", "guard", "if", "in", "let", "return",
    "switch", "throw", "try", "var", "where", "while",
  ]

  /// Whether the next brace is that of a condition and not a closure's.
  private func isInCondition(_ place: Int) -> Bool {
    var start = place
    while start > 0, !tokens[start - 1].opensBracket {
      start -= 1
      if ["if", "guard", "while", "switch", "for"].contains(tokens[start].text)
      {
        return true
      }
      if tokens.endsStatement(before: start + 1) { return false }
      if tokens[start].closesBracket { start = tokens.start(of: start) ?? 0 }
    }
    return false
  }
}
