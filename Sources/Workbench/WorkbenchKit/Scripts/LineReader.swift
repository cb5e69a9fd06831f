import ConsoleUI

/// Reads one line of a script.
struct LineReader {
  /// What is wrong and at which column, counted from 1.
  struct Failure: Error {
    let column: Int
    let message: String
  }

  private var scanner: LineScanner
  /// What could have followed what is read, for a message.
  private var possibleWords: [String] = []

  init(_ line: Substring) {
    scanner = LineScanner(line)
  }

  /// The step, or nil where the line is empty or a comment.
  mutating func readStep() throws(Failure) -> Script.Step? {
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { return nil }
    let start = scanner.position
    let step = try readStep(after: scanner.readWord(), at: start)
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      throw failure(
        "expected \((possibleWords + ["the end of the line"]).listed)"
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
    case nil: throw unknown(word, among: Verb.allCases.map(\.rawValue), start)
    }
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

  private mutating func readNumber(
    of what: String,
    after words: String
  ) throws(Failure) -> Int? {
    try readsWords(words) ? try readNumber(of: what) : nil
  }

  /// Reads these words if they follow; otherwise it reads nothing.
  private mutating func readsWords(_ words: String) throws(Failure) -> Bool {
    let before = scanner
    scanner.skipSpaces()
    let hasSpace = scanner.position > before.position
    for word in words.split(separator: " ") {
      scanner.skipSpaces()
      guard scanner.readWord() == word else {
        scanner = before
        possibleWords.append(words)
        return false
      }
    }
    guard hasSpace else {
      throw failure("expected a space", at: before.position)
    }
    possibleWords = []
    return true
  }

  /// What is wrong with a word that is none of those that are known.
  private func unknown(
    _ word: String,
    among words: [String],
    _ start: Int
  ) -> Failure {
    let shown = word.sanitizedForDisplay.truncated(toCells: 30)
    let found = word.isEmpty ? "" : ", found '\(shown)'"
    let suggestion = nearest(to: word, among: words)
      .map { ". Did you mean '\($0)'?" }
    return failure(
      "expected \(words.listed)\(found)\(suggestion ?? "")",
      at: start
    )
  }

  private mutating func expectSpace(
    before expected: String
  ) throws(Failure) {
    let start = scanner.position
    scanner.skipSpaces()
    guard !scanner.isAtEnd else {
      throw failure("expected \(expected)", at: start)
    }
    guard scanner.position > start else {
      throw failure("expected a space", at: start)
    }
  }

  private func failure(_ message: String, at position: Int? = nil) -> Failure {
    let column = scanner.column(at: position ?? scanner.position)
    return Failure(column: column, message: message)
  }
}

// MARK: - Texts

extension LineReader {
  private mutating func readText(of what: String) throws(Failure) -> String {
    let expected = "\(what) in double quotes"
    try expectSpace(before: expected)
    let start = scanner.position
    guard scanner.next() == "\"" else {
      throw failure("expected \(expected)", at: start)
    }
    var text = String.UnicodeScalarView()
    while let scalar = scanner.next() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try readEscape())
      default: text.append(scalar)
      }
    }
    throw failure("expected a double quote at the end of the text")
  }

  private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
    let start = scanner.position - 1
    switch scanner.next() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard scanner.next() == "{" else { break }
      var digits = ""
      while let scalar = scanner.next(), scalar != "}" {
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
    let word = scanner.position
    let text = try readText(of: "a text")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw failure("expected a text that is not blank", at: word + 1)
    }
    return text
  }
}

// MARK: - Numbers, times and the state of the network

extension LineReader {
  private mutating func readNumber(of what: String) throws(Failure) -> Int {
    let expected = "\(what), counted from 1"
    try expectSpace(before: expected)
    let start = scanner.position
    guard let number = Int(digits: scanner.readWord()), number >= 1
    else { throw failure("expected \(expected)", at: start) }
    return number
  }

  private mutating func readCondition() throws(Failure) -> NetworkCondition {
    let names = NetworkCondition.allCases.map(\.rawValue)
    try expectSpace(before: names.listed)
    let start = scanner.position
    let word = scanner.readWord()
    guard let condition = NetworkCondition(rawValue: word) else {
      let suggestion = nearest(to: word, among: names)
        .map { ". Did you mean '\($0)'?" }
      throw failure("expected \(names.listed)\(suggestion ?? "")", at: start)
    }
    return condition
  }

  private mutating func readDuration() throws(Failure) -> Duration {
    let expected = "a time such as 2s or 500ms"
    try expectSpace(before: expected)
    let start = scanner.position
    let word = scanner.readWord()
    for (unit, milliseconds) in [("ms", 1), ("s", 1000)]
    where word.hasSuffix(unit) {
      let digits = word.dropLast(unit.count)
      guard let number = Int(digits: digits) else {
        guard digits.isNumber else { break }
        throw tooLong(at: start)
      }
      let (total, overflow) =
        number.multipliedReportingOverflow(by: milliseconds)
      guard !overflow else { throw tooLong(at: start) }
      return .milliseconds(total)
    }
    throw failure("expected \(expected)", at: start)
  }

  private func tooLong(at start: Int) -> Failure {
    failure("expected a time of \(Int.max)ms at most", at: start)
  }
}
