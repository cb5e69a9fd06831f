/// One command: what it is called, what it takes, and what stands below it.
///
/// Names are lower-case letters, digits and hyphens; help texts are sentences.
/// Every command may also be run without its subcommands.
struct CommandSpec: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// More about it, shown below the abstract with its line breaks.
  var discussion = ""
  /// The lines to show as its usage; empty to make one from the declaration.
  var usage: [String] = []
  /// The words that it takes.
  ///
  /// A word belongs to the argument that lists it, wherever it stands; other
  /// words fill the rest in order.
  var arguments: [ArgumentSpec] = []
  /// What it takes by name.
  var options: [any DeclaredOption] = []
  /// The option that a word belongs behind, by words that stand alone by
  /// mistake.
  var optionsOfWords: [String: String] = [:]
  /// The words for an argument of which one goes with the value of an option,
  /// by such values.
  var wordsOfValues: [String: [String]] = [:]
  /// The environment variables that count, and what each is for.
  var variables: [(name: String, purpose: String)] = []
  /// The commands below it.
  var subcommands: [CommandSpec] = []
  /// Which of them is meant by a word that one of its arguments lists.
  var defaultSubcommand: String?
  /// Lines to try, with which its help ends.
  var examples: [HelpExample] = []

  /// The subcommand of that name, ignoring case.
  func subcommand(named word: String) -> CommandSpec? {
    subcommands.first { $0.name == word.lowercased() }
  }

  /// The subcommand whose name can be left out.
  var unnamedSubcommand: CommandSpec? {
    defaultSubcommand.flatMap(subcommand)
  }

  /// What a terminal would ask for, where there is none.
  func problem(asking invocation: Invocation) -> WrongUsage? {
    let missing = arguments.filter {
      $0.isAskedFor && invocation.words(for: $0).isEmpty
    }
    return missing.isEmpty
      ? problem(ofValuesIn: invocation)
      : WrongUsage(missing: missing, besides: invocation.given, of: self)
  }

  /// What is wrong with the value of an option that goes with none of the words
  /// that were given.
  private func problem(ofValuesIn invocation: Invocation) -> WrongUsage? {
    let given = Set(invocation.arguments.values.joined())
    let fitting = wordsOfValues.filter { !given.isDisjoint(with: $0.value) }
    for option in options where optionsOfWords.values.contains(option.spelling)
    {
      guard !wordsOfValues.isEmpty, let value = invocation.given[option.name],
        fitting[value.lowercased()] == nil
      else { continue }
      var problem = WrongUsage(
        "The value \(quoted(value)) is invalid for '\(option.label)'",
        got: value,
        among: fitting.keys.sorted().map { KnownWord(name: $0) }
      )
      problem.correction = problem.correction ?? .leaveOutOption(option)
      return problem
    }
    return nil
  }

  /// Whether one of the arguments lists the word.
  func recognizes(_ word: String) -> Bool {
    arguments.contains { $0.kind.recognizes(word) }
  }
}

/// What a command takes without a name.
struct ArgumentSpec: Parameter, Sendable {
  /// The name that help uses.
  let name: String
  var kind = ValueKind.text
  /// Whether it may be left out.
  var isOptional = false
  /// Whether a terminal asks for it where it was left out.
  var isAskedFor = false
  /// Whether it takes several words.
  var isRepeating = false
  let help: String

  var label: String { "<\(name)>" }

  /// How usage shows it.
  var usage: String {
    let repeated = label + (isRepeating ? "..." : "")
    return isOptional ? "[\(repeated)]" : repeated
  }
}

/// What a command takes: a word at its place, or an option.
protocol Parameter {
  /// How help and errors call it.
  var label: String { get }
  /// Which words it takes.
  var kind: ValueKind { get }
  /// What it means.
  var help: String { get }
}

extension Parameter {
  /// What help says of it.
  var explanation: String {
    [help, kind.note].compactMap(\.self).joined(separator: " ")
  }

  /// One line that explains it below an error.
  var hint: String { "\(label)  \(explanation)" }
}
