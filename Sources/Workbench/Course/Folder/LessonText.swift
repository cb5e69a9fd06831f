import Foundation

/// What a lesson's README.md says of itself.
package struct LessonText: Equatable, Sendable {
  /// The first heading without "Lesson 02: ".
  package let title: String
  /// How long it takes; nil where the text does not say.
  package let minutes: Int?
  /// Three steps towards the answer, each a Markdown text.
  package let hints: [String]
  /// The whole text without the hints.
  package let body: String

  /// How many hints lead to an answer.
  package static let hintCount = 3

  init(_ text: String) {
    let section = text.firstMatch(
      of: /^## Hints\n(.*?)(?=^## |\z)/
        .anchorsMatchLineEndings().dotMatchesNewlines()
    )
    body = section.map { text.replacing($0.0, with: "") } ?? text
    hints = (section?.1 ?? "").split(
      separator: /^### .*\n/.anchorsMatchLineEndings(),
      omittingEmptySubsequences: false
    ).dropFirst().map(\.trimmed)
    let lines = body.lines
    let heading = lines.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? ""
    title = String(heading.drop { $0 != ":" }.dropFirst()).trimmed
    minutes =
      lines.first { $0.hasPrefix("**Time:**") }?
      .split(separator: " ").lazy.compactMap { Int($0) }.first
  }
}

extension StringProtocol {
  /// The text without white space and line breaks at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
