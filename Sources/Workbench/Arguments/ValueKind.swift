/// Which words an argument or an option takes.
public enum ValueKind: Sendable, Equatable {
  /// No word: the name of the option says all.
  case nothing
  /// Any word.
  case text
  /// The path of a file.
  case file
  /// A whole number in the range.
  case integer(ClosedRange<Int>)
  /// One of these words, ignoring case.
  case oneOf([String])

  /// The word as the program sees it, or nil if it is none of this kind.
  func accepted(_ word: String) -> String? {
    switch self {
    case .nothing: nil
    case .text: word
    case .file: word.isEmpty ? nil : word
    case .integer(let range):
      Self.integer(word, in: range).map { String($0) }
    case .oneOf(let words):
      words.first { $0.lowercased() == word.lowercased() }
    }
  }

  /// Takes a minus sign only where a number may be negative.
  private static func integer(
    _ word: String,
    in range: ClosedRange<Int>
  ) -> Int? {
    let isSigned = word.hasPrefix("-") && range.lowerBound < 0
    guard word.dropFirst(isSigned ? 1 : 0).isNumber, let number = Int(word)
    else { return nil }
    return range.contains(number) ? number : nil
  }

  /// Whether the word shows by itself that it is meant: not every word fits.
  func recognizes(_ word: String) -> Bool {
    switch self {
    case .nothing, .text, .file: false
    case .integer, .oneOf: accepted(word) != nil
    }
  }

  /// The words that can be listed.
  var words: [String] {
    if case .oneOf(let words) = self { words } else { [] }
  }

  /// What help adds behind the text, such as `(1 to 500)`.
  var note: String? {
    switch self {
    case .nothing, .text, .file: nil
    case .integer(let range): range.bounds.map { "(\($0))" }
    case .oneOf(let words): "(values: \(words.joined(separator: ", ")))"
    }
  }

  /// What was expected in place of a word that is none of this kind.
  var expectation: String {
    switch self {
    case .nothing: "nothing"
    case .text: "a word"
    case .file: "the path of a file"
    case .integer(let range):
      ["a whole number", range.bounds].compactMap { $0 }
        .joined(separator: ", ")
    case .oneOf(let words):
      words.count == 1
        ? words.map(quoted).joined()
        : "one of " + words.dropLast().map(quoted).joined(separator: ", ")
          + words.suffix(1).map { " or \(quoted($0))" }.joined()
    }
  }
}

extension ClosedRange<Int> {
  /// The bounds in words, or nil if every number is in the range.
  fileprivate var bounds: String? {
    switch (lowerBound, upperBound) {
    case (.min, .max): nil
    case (.min, _): "\(upperBound) or less"
    case (_, .max): "\(lowerBound) or more"
    default: "\(lowerBound) to \(upperBound)"
    }
  }
}
