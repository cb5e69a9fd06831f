import Observation

/// What differs between the variants of one screen, as a value that is handed
/// in.
///
/// `Lessons/questions.md` shows it.
struct RoundRules: Sendable {
  let title: String
  let repeatsMistakes: Bool
  let showsSolutions: Bool

  static let learning = RoundRules(
    title: "Learn new words",
    repeatsMistakes: true,
    showsSolutions: true
  )
  static let reviewing = RoundRules(
    title: "Review words",
    repeatsMistakes: false,
    showsSolutions: true
  )
  static let exam = RoundRules(
    title: "Exam",
    repeatsMistakes: false,
    showsSolutions: false
  )
}

/// Asks for words, and knows no variant by name.
@MainActor
@Observable
final class WordRound {
  private(set) var words: [String]
  /// The word that was wrong, if the variant shows it.
  private(set) var solution: String?
  private let rules: RoundRules

  init(_ words: [String], rules: RoundRules) {
    self.words = words
    self.rules = rules
  }

  var title: String { rules.title }

  func answered(_ answer: String) {
    guard let word = words.first else { return }
    words.removeFirst()
    solution = nil
    guard answer != word else { return }
    if rules.repeatsMistakes { words.append(word) }
    if rules.showsSolutions { solution = word }
  }
}
