import Arguments

/// Reads one line of a script.
struct LineReader {
  /// What is wrong and at which column, counted from 1.
  struct Failure: Error {
    let column: Int
    let message: String
  }

  var scanner: LineScanner
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
    switch word {
    case "tap": .action(try readTap())
    case "select": .action(.select(try readNumber(of: "a row's number")))
    case "type": .action(try readType())
    case "back": .action(.back)
    case "wait": .action(.wait(try readDuration()))
    case "network": .action(.network(try readCondition()))
    case "expect": .expect(try readExpectedText())
    case "refute": .refute(try readExpectedText())
    default: throw unknownWord(word, at: start)
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

  private func unknownWord(_ word: String, at start: Int) -> Failure {
    let words = [
      "tap", "select", "type", "back", "wait", "network", "expect", "refute",
    ]
    let found = word.isEmpty ? "" : ", found '\(word.shownInMessage)'"
    let suggestion = nearest(to: word, among: words)
      .map { ". Did you mean '\($0)'?" }
    return failure(
      "expected \(words.listed)\(found)\(suggestion ?? "")",
      at: start
    )
  }

  mutating func expectSpace(
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

  func failure(_ message: String, at position: Int? = nil) -> Failure {
    let column = scanner.column(at: position ?? scanner.position)
    return Failure(column: column, message: message)
  }
}
