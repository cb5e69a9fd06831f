import ConsoleUI
import Play

/// Words that cannot be understood, or that do not go together.
struct WrongUsage: Error {
  let message: String
  /// The help of the arguments or the option that may be meant.
  var hints: [String] = []
  /// What to type instead, where that is clear.
  var correction: Correction?

  /// How to mend the words that were typed.
  enum Correction {
    case replace(String, by: String)
    /// Add words where the first stands that the argument takes, else last.
    case add([String], before: ArgumentSpec? = nil)
    /// Leave out a word where it stands last.
    case leaveOut(String)
    /// Leave out an option, with its value.
    case leaveOutOption(any DeclaredOption)
    case take(HelpExample)
  }

  init(
    _ message: String,
    hints: [String] = [],
    correction: Correction? = nil
  ) {
    self.message = message
    self.hints = hints
    self.correction = correction
  }

  /// The first of the arguments that are missing, and a word for each.
  ///
  /// - Parameter given: What was given with each option, with which a word may
  ///   have to go.
  init(
    missing arguments: [ArgumentSpec],
    besides given: [String: String] = [:],
    of spec: CommandSpec
  ) {
    let fitting = given.values.flatMap {
      spec.wordsOfValues[$0.lowercased()] ?? []
    }
    let words = arguments.compactMap { argument in
      fitting.first(where: argument.kind.recognizes)
        ?? argument.kind.words.first?.name
    }
    let labels = arguments.map { "'\($0.label)'" }
    self.init(
      "Missing expected argument\(labels.count > 1 ? "s" : "") "
        + labels.joined(separator: " and "),
      hints: arguments.map(\.hint),
      // An architecture stands before the feature.
      correction: words.isEmpty
        ? nil : .add(words, before: spec.arguments.last)
    )
  }

  init(_ option: any DeclaredOption, excludes other: any DeclaredOption) {
    message = "'\(option.spelling)' and '\(other.spelling)' exclude each other"
    correction = .leaveOutOption(other)
  }

  init(_ option: any DeclaredOption, needs other: any DeclaredOption) {
    message = "'\(option.spelling)' needs '\(other.spelling)'"
    correction =
      other.kind == .nothing
      ? .add([other.spelling]) : .leaveOutOption(option)
  }

  /// With a suggestion, if one of the known words is near enough.
  ///
  /// - Parameter hints: What there is, if none is.
  init(
    _ message: String,
    hints: [String] = [],
    got word: String,
    among known: [KnownWord]
  ) {
    let near = suggestion(for: word, among: known)
    self.init(
      message + (near.map { ". Did you mean \(quoted($0))?" } ?? ""),
      hints: near == nil ? hints : [],
      correction: near.map { .replace(word, by: $0) }
    )
  }

  /// A value that is not of the kind its place takes.
  init(value: String, for parameter: any Parameter) {
    let near = suggestion(for: value, among: parameter.kind.words)
    let option = parameter as? any DeclaredOption
    let word = near ?? (option == nil ? nil : parameter.kind.words.first?.name)
    let advice =
      near.map { "Did you mean \(quoted($0))?" }
      ?? "Please provide \(parameter.kind.expectation)."
    self.init(
      "The value \(quoted(value)) is invalid for '\(parameter.label)'. \(advice)",
      hints: [parameter.hint],
      correction: word.map { Correction.replace(value, by: $0) }
        ?? option.map { Correction.leaveOutOption($0) }
    )
  }

  /// A word that none of these arguments takes: it was meant for the one with
  /// a word near to it, else for any of them.
  init(value: String, forOneOf arguments: [ArgumentSpec]) {
    let near = suggestion(for: value, among: arguments.flatMap(\.kind.words))
    let meant = arguments.filter { near.map($0.kind.recognizes) ?? true }
    guard meant.count > 1 else {
      self.init(value: value, for: meant.first ?? arguments[0])
      return
    }
    let labels = meant.map { "'\($0.label)'" }.joined(separator: " and ")
    self.init(
      "The value \(quoted(value)) is invalid for \(labels)",
      hints: meant.map(\.hint)
    )
  }
}

extension WrongUsage.Correction {
  /// The words as they were meant.
  func words(for words: [String]) -> [String] {
    switch self {
    case .replace(let wrong, let word):
      words.replacingFirst(
        wrong,
        by: word.split(separator: " ").map(String.init)
      )
    case .add(let added, let argument):
      words.adding(added, before: argument)
    case .leaveOut(let word):
      words.indices.filter { $0 != words.lastIndex(of: word) }.map { words[$0] }
    case .leaveOutOption(let option): words.without(option)
    case .take: words
    }
  }
}

extension [String] {
  /// The words as one types them, quoted where a shell would take them apart;
  /// nil where they cannot be shown as they are.
  func shellLine(call: String) -> String? {
    guard allSatisfy({ $0 == $0.sanitizedForDisplay }) else { return nil }
    let words = map { word in
      word.wholeMatch(of: /[A-Za-z0-9._\/=-]+/) != nil
        ? word : "'\(word.replacing("'", with: #"'\''"#))'"
    }
    return ([call] + words).joined(separator: " ")
  }

  fileprivate func replacingFirst(_ wrong: String, by right: Self) -> Self {
    guard let place = firstPlace(where: { $0 == wrong }) else { return self }
    return self[..<place] + right + self[(place + 1)...]
  }

  fileprivate func adding(
    _ words: Self,
    before argument: ArgumentSpec?
  ) -> Self {
    let next = argument.flatMap { firstPlace(where: $0.kind.recognizes) }
    let place = next ?? count
    return self[..<place] + words + self[place...]
  }

  /// Where such a word stands first; behind an option only if it stands nowhere
  /// else, for there it may be the name of a file.
  private func firstPlace(where isMeant: (String) -> Bool) -> Int? {
    let places = indices.filter { isMeant(self[$0]) }
    let free = places.first { $0 == 0 || !self[$0 - 1].hasPrefix("--") }
    return free ?? places.first
  }

  /// The words without an option and what was given with it.
  fileprivate func without(_ option: any DeclaredOption) -> [String] {
    var isValue = false
    return filter { word in
      if isValue {
        isValue = false
        return word.hasPrefix("--")
      }
      isValue = option.kind != .nothing && option.spellings.contains(word)
      return !isValue && !option.spellings.contains(word)
        && !option.spellings.contains { word.hasPrefix($0 + "=") }
    }
  }
}

extension CommandFailure {
  /// Wrong usage, with how the command is used and what to type instead.
  init(
    _ problem: WrongUsage,
    of command: CommandPath,
    call: String,
    correctedLine: String?
  ) {
    let help = ([call] + command.path.dropFirst() + ["--help"])
      .joined(separator: " ")
    self.init(
      problem.message,
      .wrongUsage,
      details: problem.hints.map { "Help:  \($0)" }
        + command.usage(after: "Usage: ", columns: 80)
        + ["  See '\(help)' for more information."]
        + [correctedLine.map { "Try:   \($0)" }].compactMap(\.self)
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
