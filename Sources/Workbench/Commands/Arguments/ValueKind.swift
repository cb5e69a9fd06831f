import Play

/// Which words an argument or an option takes.
enum ValueKind: Sendable, Equatable {
  /// No word: the name of the option says all.
  case nothing
  /// Any word but an empty one.
  case text
  /// A whole number in the range, which is not negative.
  case integer(ClosedRange<Int>)
  /// One of these words, ignoring case.
  case oneOf([KnownWord])

  /// The word as the program sees it, or nil if it is none of this kind.
  func accepted(_ word: String) -> String? {
    switch self {
    case .nothing: nil
    case .text: word.isEmpty ? nil : word
    case .integer(let range):
      Int(digits: word).flatMap { range.contains($0) ? String($0) : nil }
    case .oneOf(let words):
      words.map(\.name).first { $0.lowercased() == word.lowercased() }
    }
  }

  /// Whether the word shows by itself that it is meant: not every word fits.
  func recognizes(_ word: String) -> Bool {
    self != .text && accepted(word) != nil
  }

  /// The words that can be listed.
  var words: [KnownWord] {
    if case .oneOf(let words) = self { words } else { [] }
  }

  /// What help adds behind the text, such as `(1 to 500)`.
  var note: String? {
    switch self {
    case .nothing, .text: nil
    case .integer(let range): "(\(range.bounds))"
    case .oneOf(let words):
      "(values: \(words.map(\.name).joined(separator: ", ")))"
    }
  }

  /// What was expected in place of a word that is none of this kind.
  var expectation: String {
    switch self {
    case .nothing: "nothing"
    case .text: "a word"
    case .integer(let range): "a whole number, \(range.bounds)"
    case .oneOf(let words): "one of \(words.map { quoted($0.name) }.listed)"
    }
  }
}

/// A word that can be typed, and what people should know of it.
struct KnownWord: Sendable, Equatable {
  /// The word as it is typed.
  let name: String
  /// What it stands for, in a few words; help has no line of it without.
  var abstract = ""
  /// Other words for it, which are not taken, but lead to it.
  var alsoKnownAs: [String] = []
}

extension ClosedRange<Int> {
  /// The bounds in words.
  fileprivate var bounds: String {
    upperBound == .max
      ? "\(lowerBound) or more" : "\(lowerBound) to \(upperBound)"
  }
}
