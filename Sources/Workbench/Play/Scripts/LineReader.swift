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

  private let line: Substring
  /// What has not been read.
  private var rest: Substring.UnicodeScalarView
  /// What could have followed what is read, for a message.
  private var possibleWords: [String] = []

  init(_ line: Substring) {
    self.line = line
    rest = line.unicodeScalars
  }

  /// The step, or nil where the line is empty or a comment.
  mutating func readStep() throws(Failure) -> Script.Step? {
    skipSpaces()
    guard !isAtEnd else { return nil }
    let start = position
    let step = try readStep(after: readWord(), at: start)
    skipSpaces()
    guard isAtEnd else { throw notTheEnd() }
    return step
  }

  private mutating func notTheEnd() -> Failure {
    let start = position
    let words = possibleWords.map { "'\($0)'" } + ["the end of the line"]
    let isStep = Verb(rawValue: readWord()) != nil
    let why = isStep ? ": a line has one action or expectation" : ""
    return failure("expected \(words.listed)\(why)", at: start)
  }

  private mutating func readStep(
    after word: String,
    at start: String.Index
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

  private func unknownVerb(
    _ word: String,
    at start: String.Index
  ) -> Failure {
    let verbs = Verb.allCases.map(\.rawValue)
    let suggestion = suggestion(for: word, among: verbs)
    return failure(
      "expected \(verbs.listed)\(found(word))\(suggestion)",
      at: start
    )
  }

  private func found(_ word: String) -> String {
    let shown = word.sanitizedForDisplay.truncated(toCells: 30)
    return word.isEmpty ? "" : ", found '\(shown)'"
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

  private var position: String.Index { rest.startIndex }

  private func failure(
    _ message: String,
    at position: String.Index
  ) -> Failure {
    // Columns are counted in characters.
    let column = String(line.unicodeScalars[..<position]).count + 1
    return Failure(column: column, message: message)
  }
}

// MARK: - Words and spaces

extension LineReader {
  /// Whether nothing but a comment is left.
  private var isAtEnd: Bool { rest.isEmpty || rest.first == "#" }

  private mutating func skipSpaces() {
    rest = rest.drop { $0.properties.isWhitespace }
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
    let word = rest.prefix {
      $0 != "#" && $0 != "\"" && !$0.properties.isWhitespace
    }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Reads a word after a space, and says where it begins.
  private mutating func readWord(
    expecting expected: String
  ) throws(Failure) -> (word: String, start: String.Index) {
    try expectSpace(before: expected)
    let start = position
    return (readWord(), start)
  }

  /// Reads these words if they follow; otherwise it reads nothing.
  private mutating func readsWords(_ words: String) throws(Failure) -> Bool {
    let before = rest
    skipSpaces()
    let hasSpace = position > before.startIndex
    for word in words.split(separator: " ") {
      skipSpaces()
      guard readWord() == word else {
        rest = before
        possibleWords.append(words)
        return false
      }
    }
    guard hasSpace else {
      throw failure("expected a space", at: before.startIndex)
    }
    possibleWords = []
    return true
  }
}

// MARK: - Texts

extension LineReader {
  private mutating func readText(of what: String) throws(Failure) -> String {
    let expected = "\(what) in double quotes"
    try expectSpace(before: expected)
    let start = position
    guard rest.popFirst() == "\"" else {
      throw failure("expected \(expected)", at: start)
    }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
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
    let start = line.unicodeScalars.index(before: position)
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{" else { break }
      var digits = ""
      while let scalar = rest.popFirst(), scalar != "}" {
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
      let quote = line.unicodeScalars.index(after: start)
      throw failure("expected a text that is not blank", at: quote)
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
    let (word, start) = try readWord(expecting: expected)
    if let number = Int(digits: word), number >= 1 { return number }
    let isTooLarge = word.isNumber && Int(digits: word) == nil
    let limit = isTooLarge ? ", at most \(Int.max)\(found(word))" : ""
    throw failure("expected \(expected)\(limit)", at: start)
  }

  private mutating func readCondition() throws(Failure) -> NetworkCondition {
    let names = NetworkCondition.allCases.map(\.rawValue)
    let (word, start) = try readWord(expecting: names.listed)
    if let condition = NetworkCondition(rawValue: word) { return condition }
    let suggestion = suggestion(for: word, among: names)
    throw failure("expected \(names.listed)\(suggestion)", at: start)
  }

  private mutating func readDuration() throws(Failure) -> Duration {
    let expected = "a time such as 2s or 500ms"
    let (word, start) = try readWord(expecting: expected)
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
