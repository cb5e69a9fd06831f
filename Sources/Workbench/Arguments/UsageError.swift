import ConsoleUI

/// A command line that cannot be understood.
package struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The exit code for wrong usage: `EX_USAGE` of `sysexits.h`.
  package static let exitCode: Int32 = 64

  /// What is wrong, with what was got and what was expected.
  package let message: String
  /// The help of the argument or option that is missing or wrong, if any.
  package let hint: String?
  /// How the command is used, by line.
  package let usage: [String]
  /// What to type for more.
  package let helpCommand: String

  /// The whole text for standard error, without a last line break.
  package var description: String {
    var lines = ["Error: \(message)"]
    if let hint { lines.append("Help:  \(hint)") }
    lines += zip(usage.indices, usage).map { index, line in
      (index == 0 ? "Usage: " : "       ") + line
    }
    lines.append("  See '\(helpCommand)' for more information.")
    return lines.joined(separator: "\n")
  }
}

/// What is wrong, before it is known in which command.
struct Problem: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// A problem with a suggestion, if one word is near enough.
  init(_ message: String, got word: String, among candidates: [Candidate]) {
    let near = suggestion(for: word, among: candidates)
    self.init(message + (near.map { ". Did you mean \(quoted($0))?" } ?? ""))
  }

  /// A value that is not of the kind its place takes.
  init(value: String, for parameter: some Parameter) {
    let near = suggestion(for: value, among: parameter.candidates)
    let advice =
      near.map { "Did you mean \(quoted($0))?" }
      ?? "Please provide \(parameter.kind.expectation)."
    self.init(
      "The value \(quoted(value)) is invalid for '\(parameter.label)'. \(advice)",
      hint: parameter.hint
    )
  }

  /// A word that none of these arguments takes: it was meant for the one with
  /// a word near to it, else for the first.
  init(value: String, forOneOf arguments: [ArgumentSpec]) {
    let near = suggestion(for: value, among: arguments.flatMap(\.candidates))
    let argument =
      arguments.first { near.map($0.kind.recognizes) ?? true } ?? arguments[0]
    self.init(value: value, for: argument)
  }
}

/// The word to suggest for a mistyped one, if any is near.
func suggestion(for word: String, among candidates: [Candidate]) -> String? {
  let near = nearest(to: word, among: candidates.map(\.word))
  return candidates.first { $0.word == near }?.suggestion
}

/// The word between quotes, as it may be shown.
func quoted(_ word: String) -> String { "'\(word.sanitizedForDisplay)'" }
