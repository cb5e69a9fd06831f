/// What a lesson's README.md says of itself.
package struct LessonText: Equatable, Sendable {
  /// The first heading without "Lesson 03: ".
  package let title: String
  /// How long it takes; nil where the text does not say.
  package let minutes: Int?
  /// Three steps towards the answer, each a Markdown text.
  package let hints: [String]
  /// The whole text without the hints.
  package let body: String

  /// How many hints lead to an answer.
  package static let hintCount = 3
  /// The heading above the hints.
  static let hintsHeading = "## Hints"

  init(_ text: String) {
    var body: [Substring] = []
    var hints: [[Substring]] = []
    var isHint = false
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        isHint = line.trimmed == Self.hintsHeading
        if isHint { continue }
      }
      if !isHint {
        body.append(line)
      } else if !isCode, line.hasPrefix("### ") {
        hints.append([])
      } else if !hints.isEmpty {
        hints[hints.count - 1].append(line)
      }
    }
    self.body = body.joined(separator: "\n")
    self.hints = hints.map { $0.joined(separator: "\n").trimmed }
    let heading = body.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? ""
    title = String(heading.drop { $0 != ":" }.dropFirst()).trimmed
    minutes =
      body.first { $0.hasPrefix("**Time:**") }?
      .split(separator: " ").lazy.compactMap { Int($0) }.first
  }
}

extension StringProtocol {
  /// The text without white space and line breaks at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
