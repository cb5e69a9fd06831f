/// What a command takes: a word at its place, or an option.
protocol Parameter {
  /// How help and errors call it.
  var label: String { get }
  /// Which words it takes.
  var kind: ValueKind { get }
  /// What it means.
  var help: String { get }
  /// The words that lead to those it takes.
  var candidates: [Candidate] { get }
}

extension Parameter {
  /// What help says of it.
  var explanation: String {
    [help, kind.note].compactMap { $0 }.joined(separator: " ")
  }

  /// One line that explains it below an error.
  var hint: String { "\(label)  \(explanation)" }

  var candidates: [Candidate] { kind.words.map { Candidate($0) } }
}

/// What a command takes without a name.
package struct ArgumentSpec: Parameter, Sendable, Equatable {
  /// The name that help uses.
  package var name: String
  /// Which words it takes.
  package var kind: ValueKind
  /// Whether it may be left out.
  package var isOptional: Bool
  /// Whether it takes several words.
  package var isRepeating: Bool
  /// What it means.
  package var help: String
  /// What is known of its words, for help and for suggestions.
  package var knownWords: [KnownWord]

  /// Declares an argument.
  package init(
    _ name: String,
    _ kind: ValueKind = .text,
    isOptional: Bool = false,
    isRepeating: Bool = false,
    knownWords: [KnownWord] = [],
    help: String
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeating = isRepeating
    self.knownWords = knownWords
    self.help = help
  }

  var label: String { "<\(name)>" }

  /// How usage shows it.
  var usage: String {
    let repeated = label + (isRepeating ? "..." : "")
    return isOptional ? "[\(repeated)]" : repeated
  }

  var candidates: [Candidate] {
    kind.words.map { Candidate($0) }
      + knownWords.flatMap { word in
        word.alsoKnownAs.map { Candidate($0, for: word.name) }
      }
  }
}

/// A word that an argument takes, and what people should know of it.
package struct KnownWord: Sendable, Equatable {
  /// The word as it is typed.
  package var name: String
  /// What it stands for, in a few words.
  package var abstract: String
  /// Other words for it, which are not taken, but lead to it.
  package var alsoKnownAs: [String]

  package init(_ name: String, abstract: String, alsoKnownAs: [String] = []) {
    self.name = name
    self.abstract = abstract
    self.alsoKnownAs = alsoKnownAs
  }
}

/// A word that may have been meant, and the one to suggest for it.
struct Candidate: Sendable, Equatable {
  let word: String
  let suggestion: String

  init(_ word: String, for suggestion: String? = nil) {
    self.word = word
    self.suggestion = suggestion ?? word
  }
}
