import SwiftSource

/// Finds what could be changed in what runs of a file.
struct FaultGenerator {
  private let file: SourceFile
  private var tokens: [Token] { file.tokens }

  /// All faults that the operators make, in the order of the source.
  static func faults(in file: SourceFile) -> [Fault] {
    let generator = FaultGenerator(file: file)
    let running = file.members.compactMap(\.code).joined()
    let faults =
      running.flatMap(generator.replacements)
      + running.flatMap(generator.negations)
      + generator.droppableStatements.map {
        Fault(.dropStatement, in: file, tokens: $0) { _ in "()" }
      }
    return faults.sorted {
      ($0.range.lowerBound, $0.operator.rawValue)
        < ($1.range.lowerBound, $1.operator.rawValue)
    }
  }

  private func replacements(at place: Int) -> [Fault] {
    let token = tokens[place]
    func fault(_ kind: Fault.Operator, _ new: String) -> Fault {
      Fault(kind, in: file, tokens: place..<(place + 1)) { _ in new }
    }
    switch token.kind {
    case .operation where isBinary(place):
      if let new = Self.connectors[token.text] {
        return [fault(.swapConnector, new)]
      }
      if let new = Self.relations[token.text] {
        return [fault(.swapRelation, new)]
      }
      if let new = Self.arithmetic[token.text] {
        return [fault(.swapArithmetic, new)]
      }
      return []
    case .string:
      return otherTexts(than: token.text).map { fault(.changeLiteral, $0) }
    case .number:
      guard let number = Int(token.text) else {
        return [fault(.changeLiteral, "(\(token.text) + 1)")]
      }
      return [fault(.changeLiteral, String(number + 1))]
    case .word:
      return Self.truths[token.text].map { [fault(.changeLiteral, $0)] } ?? []
    case .operation, .mark:
      return []
    }
  }

  private static let connectors = ["&&": "||", "||": "&&"]
  private static let relations = [
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
  ]
  private static let arithmetic = [
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=",
  ]
  private static let truths = ["true": "false", "false": "true"]

  /// Nothing, and the text with a sign more, which no format takes for one of
  /// its letters.
  private func otherTexts(than literal: String) -> [String] {
    guard literal.contains(where: { $0 != "\"" && $0 != "#" }) else {
      return ["\"!\""]
    }
    let isPlain = literal.hasPrefix("\"") && !literal.hasPrefix("\"\"\"")
    return ["\"\""] + (isPlain ? ["\(literal.dropLast())!\""] : [])
  }

  /// Whether spaces stand on both sides, as they do around every operator
  /// here that is neither a prefix nor a bracket of generic arguments.
  private func isBinary(_ place: Int) -> Bool {
    guard place > 0, place + 1 < tokens.count else { return false }
    let range = tokens[place].range
    return tokens[place - 1].range.upperBound < range.lowerBound
      && tokens[place + 1].range.lowerBound > range.upperBound
  }

  /// The negated clauses of the condition that begins here.
  ///
  /// A clause that binds cannot be negated. One that only compares for
  /// equality is left to the relational operator, which makes the same fault.
  private func negations(at place: Int) -> [Fault] {
    guard ["if", "guard", "while"].contains(tokens[place].text),
      tokens[place].kind == .word
    else { return [] }
    return clauses(from: place + 1).compactMap { clause in
      let first = tokens[clause.lowerBound]
      guard !["let", "var", "case"].contains(first.text) else { return nil }
      let operations = tokens[clause].filter { $0.kind == .operation }
      if operations.map(\.text) == ["=="] || operations.map(\.text) == ["!="] {
        return nil
      }
      return Fault(.negateCondition, in: file, tokens: clause) { "!(\($0))" }
    }
  }

  /// The parts between commas, up to the brace or the `else`.
  private func clauses(from start: Int) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var begin = start
    while true {
      let end = tokens.end(from: begin) {
        tokens[$0].isMark(",") || tokens[$0].isMark("{")
          || tokens[$0].isWord("else")
      }
      if begin < end { clauses.append(begin..<end) }
      guard end < tokens.count, tokens[end].isMark(",") else { return clauses }
      begin = end + 1
    }
  }
}

extension FaultGenerator {
  /// The calls and assignments that stand as statements, in the order of the
  /// source.
  private var droppableStatements: [Range<Int>] {
    let values = Set(file.members.compactMap(\.initialValue))
    return file.statements.compactMap { place in
      guard !values.contains(place), tokens[place].kind == .word,
        !Self.keywords.contains(tokens[place].text)
      else { return nil }
      let end = tokens.end(from: place) {
        tokens[$0].isMark(";")
          || $0 > place && tokens.endsStatement(before: $0)
      }
      return hasEffect(place..<end) ? place..<end : nil
    }
  }

  /// Whether it calls or assigns something, rather than being a value.
  private func hasEffect(_ statement: Range<Int>) -> Bool {
    tokens.outerPlaces(in: statement).contains { place in
      let token = tokens[place]
      return token.isMark("(") || token.isMark("{")
        || token.kind == .operation && token.text.hasSuffix("=")
          && !["==", "!=", "<=", ">="].contains(token.text)
    }
  }

  /// Words that begin something else than a call or an assignment.
  private static let keywords: Set = [
    "actor", "await", "break", "case", "class", "continue", "defer", "enum",
    "fallthrough", "final", "for", "func", "guard", "if", "lazy", "let",
    "repeat", "return", "static", "struct", "switch", "throw", "try",
    "typealias", "unowned", "var", "weak", "while",
  ]
}

extension [Token] {
  /// Where what begins at a place ends: at the first token outside of brackets
  /// that closes one around it, or at which it is said to end.
  func end(from start: Int, where ends: (Int) -> Bool) -> Int {
    var place = start
    while place < count, !self[place].closesBracket, !ends(place) {
      place = self[place].opensBracket ? end(of: place) : place + 1
    }
    return place
  }
}
