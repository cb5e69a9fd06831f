import ConsoleUI
import Play

/// Words that cannot be understood, or that do not go together.
struct WrongUsage: Error {
  let message: String
  /// The help of the argument or option that is missing or wrong, if any.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  init(missing argument: ArgumentSpec) {
    self.init(
      "Missing expected argument '\(argument.label)'",
      hint: argument.hint
    )
  }

  init(_ option: any DeclaredOption, excludes other: any DeclaredOption) {
    message = "'\(option.spelling)' and '\(other.spelling)' exclude each other"
  }

  init(_ option: any DeclaredOption, needs other: any DeclaredOption) {
    message = "'\(option.spelling)' needs '\(other.spelling)'"
  }

  /// With a suggestion, if one of the known words is near enough.
  init(_ message: String, got word: String, among known: [KnownWord]) {
    let near = suggestion(for: word, among: known)
    self.init(message + (near.map { ". Did you mean \(quoted($0))?" } ?? ""))
  }

  /// A value that is not of the kind its place takes.
  init(value: String, for parameter: any Parameter) {
    let near = suggestion(for: value, among: parameter.kind.words)
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
    let near = suggestion(for: value, among: arguments.flatMap(\.kind.words))
    let argument =
      arguments.first { near.map($0.kind.recognizes) ?? true } ?? arguments[0]
    self.init(value: value, for: argument)
  }
}

extension CommandFailure {
  /// Wrong usage, with how the command is used.
  init(_ problem: WrongUsage, of command: CommandPath) {
    self.init(
      problem.message,
      .wrongUsage,
      details: [problem.hint.map { "Help:  \($0)" }].compactMap(\.self)
        + command.usage(after: "Usage: ", columns: 80)
        + ["  See '\(command.name) --help' for more information."]
    )
  }
}

/// The word to suggest for a mistyped one, if any is near.
private func suggestion(
  for typed: String,
  among words: [KnownWord]
) -> String? {
  let names = words.map(\.name) + words.flatMap(\.alsoKnownAs)
  guard let near = nearest(to: typed, among: names) else { return nil }
  return words.first { $0.name == near || $0.alsoKnownAs.contains(near) }?.name
}

/// The word between quotes, as it may be shown.
func quoted(_ word: String) -> String { "'\(word.sanitizedForDisplay)'" }
