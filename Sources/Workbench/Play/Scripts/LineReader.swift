import ConsoleUI

/// Reads one line of a script, scalar by scalar.
///
/// Not by characters: an accent after a quote would hide the quote.
struct LineReader {
  /// What is wrong and at which column, counted from 1.
  struct Failure: Error {
    let column: Int
    let message: String
  }

  private let scalars: [Unicode.Scalar]
  /// How many scalars have been read.
  private var position = 0
  /// What could have followed what is read, for a message.
  private var possibleWords: [String] = []

  init(_ line: Substring) {
    scalars = Array(line.unicodeScalars)
  }

  /// The step, or nil where the line is empty or a comment.
  mutating func readStep() throws(Failure) -> Script.Step? {
    skipSpaces()
    guard !isAtEnd else { return nil }
    let start = position
    let step = try readStep(after: readWord(), at: start)
    skipSpaces()
    guard isAtEnd else {
      throw failure(
        "expected \((possibleWords + ["the end of the line"]).listed)",
        at: position
      )
    }
    return step
  }

  private mutating func readStep(
    after word: String,
    at start: Int
  ) throws(Failure) -> Script.Step {
    switch Verb(rawValue: word) {
    case .tap: .action(try readTap())
    case .select: .action(.select(try readNumber(of: "a row's number")))
    case .type: .action(try readType())
    case .back: .action(.back)
    case .wait: .action(.wait(try readDuration()))
    case .network: .action(.network(try readCondition()))
    case .expect: .expect(try readExpectedText())
    case .refute: .refute(try readExpectedText())
    case nil: throw unknownVerb(word, at: start)
    }
  }

  private func unknownVerb(_ word: String, at start: Int) -> Failure {
    let verbs = Verb.allCases.map(\.rawValue)
    let shown = word.sanitizedForDisplay.truncated(toCells: 30)
    let found = word.isEmpty ? "" : ", found '\(shown)'"
    return failure(
      "expected \(verbs.listed)\(found)\(suggestion(for: word, among: verbs))",
      at: start
    )
  }

  private func suggestion(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { ". Did you mean '\($0)'?" } ?? ""
  }

  private mutating func readTap() throws(Failure) -> Action {
    .tap(
      try readText(of: "a button's title"),
      row: try readNumber(of: "a row's number", after: "in row"),
      number: try readNumber(of: "a number", after: "number")
    )
  }

  private mutating func readType() throws(Failure) -> Action {
    .type(
      try readText(of: "a text"),
      into: try readsWords("into") ? try readText(of: "a label") : nil,
      number: try readNumber(of: "a number", after: "number")
    )
  }

  private func failure(_ message: String, at position: Int) -> Failure {
    // Columns are counted in characters.
    Failure(column: text(0..<position).count + 1, message: message)
  }
}

// MARK: - Words and spaces

extension LineReader {
  /// Whether nothing but a comment is left.
  private var isAtEnd: Bool {
    position == scalars.count || scalars[position] == "#"
  }

  private mutating func next() -> Unicode.Scalar? {
    guard position < scalars.count else { return nil }
    defer { position += 1 }
    return scalars[position]
  }

  private mutating func skipSpaces() {
    while position < scalars.count,
      scalars[position].properties.isWhitespace
    {
      position += 1
    }
  }

  private mutating func expectSpace(
    before expected: String
  ) throws(Failure) {
    let start = position
    skipSpaces()
    guard !isAtEnd else { throw failure("expected \(expected)", at: start) }
    guard position > start else {
      throw failure("expected a space", at: start)
    }
  }

  /// Reads up to a space, a quote or a comment.
  private mutating func readWord() -> String {
    let start = position
    while !isAtEnd, scalars[position] != "\"",
      !scalars[position].properties.isWhitespace
    {
      position += 1
    }
    return text(start..<position)
  }

  /// Reads these words if they follow; otherwise it reads nothing.
  private mutating func readsWords(_ words: String) throws(Failure) -> Bool {
    let start = position
    skipSpaces()
    let hasSpace = position > start
    for word in words.split(separator: " ") {
      skipSpaces()
      guard readWord() == word else {
        position = start
        possibleWords.append(words)
        return false
      }
    }
    guard hasSpace else { throw failure("expected a space", at: start) }
    possibleWords = []
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}

// MARK: - Texts

extension LineReader {
  private mutating func readText(of what: String) throws(Failure) -> String {
    let expected = "\(what) in double quotes"
    try expectSpace(before: expected)
    let start = position
    guard next() == "\"" else {
      throw failure("expected \(expected)", at: start)
    }
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try readEscape())
      default: text.append(scalar)
      }
    }
    throw failure(
      "expected a double quote at the end of the text",
      at: position
    )
  }

  private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
    let start = position - 1
    switch next() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard next() == "{" else { break }
      var digits = ""
      while let scalar = next(), scalar != "}" {
        digits.unicodeScalars.append(scalar)
      }
      guard digits.allSatisfy(\.isHexDigit), digits.count <= 8,
        let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { break }
      return scalar
    default: break
    }
    throw failure(
      #"expected one of \", \\, \n, \t and \u{...} with a Unicode scalar"#,
      at: start
    )
  }

  private mutating func readExpectedText() throws(Failure) -> String {
    let start = position
    let text = try readText(of: "a text")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw failure("expected a text that is not blank", at: start + 1)
    }
    return text
  }
}

// MARK: - Numbers, times and the state of the network

extension LineReader {
  private mutating func readNumber(
    of what: String,
    after words: String
  ) throws(Failure) -> Int? {
    try readsWords(words) ? try readNumber(of: what) : nil
  }

  private mutating func readNumber(of what: String) throws(Failure) -> Int {
    let expected = "\(what), counted from 1"
    try expectSpace(before: expected)
    let start = position
    guard let number = Int(digits: readWord()), number >= 1
    else { throw failure("expected \(expected)", at: start) }
    return number
  }

  private mutating func readCondition() throws(Failure) -> NetworkCondition {
    let names = NetworkCondition.allCases.map(\.rawValue)
    try expectSpace(before: names.listed)
    let start = position
    let word = readWord()
    guard let condition = NetworkCondition(rawValue: word) else {
      let suggestion = suggestion(for: word, among: names)
      throw failure("expected \(names.listed)\(suggestion)", at: start)
    }
    return condition
  }

  private mutating func readDuration() throws(Failure) -> Duration {
    let expected = "a time such as 2s or 500ms"
    try expectSpace(before: expected)
    let start = position
    let word = readWord()
    let units = [("ms", 1), ("s", 1000)]
    guard
      let (unit, milliseconds) = units.first(where: { word.hasSuffix($0.0) }),
      case let digits = word.dropLast(unit.count), digits.isNumber
    else { throw failure("expected \(expected)", at: start) }
    guard let number = Int(digits: digits),
      case (let total, false) =
        number.multipliedReportingOverflow(by: milliseconds)
    else {
      throw failure("expected a time of \(Int.max)ms at most", at: start)
    }
    return .milliseconds(total)
  }
}
