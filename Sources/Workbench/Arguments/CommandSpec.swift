/// One command: what it is called, what it takes, and what stands below it.
///
/// Names are lower-case letters, digits and hyphens; help texts are sentences.
/// Every command may also be run without its subcommands.
package struct CommandSpec: Sendable, Equatable {
  /// The word that calls it.
  package var name: String
  /// What it does, in one sentence.
  package var abstract: String
  /// More about it, shown below the abstract with its line breaks.
  package var discussion: String
  /// The lines to show as its usage; empty to make one from the declaration.
  package var usage: [String]
  /// The words that it takes.
  ///
  /// A word belongs to the argument that lists it, wherever it stands; other
  /// words fill the rest in order.
  package var arguments: [ArgumentSpec]
  /// What it takes by name.
  package var options: [OptionSpec]
  /// The commands below it.
  package var subcommands: [CommandSpec]
  /// Which of them is meant by a word that one of its arguments lists.
  package var defaultSubcommand: String?

  /// Declares a command.
  package init(
    _ name: String,
    abstract: String,
    discussion: String = "",
    usage: [String] = [],
    arguments: [ArgumentSpec] = [],
    options: [any DeclaredOption] = [],
    subcommands: [CommandSpec] = [],
    defaultSubcommand: String? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.usage = usage
    self.arguments = arguments
    self.options = options.map(\.spec)
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
  }

  /// The subcommand of that name, ignoring case.
  func subcommand(named word: String) -> CommandSpec? {
    subcommands.first { $0.name == word.lowercased() }
  }

  /// The subcommand whose name can be left out.
  var unnamedSubcommand: CommandSpec? {
    defaultSubcommand.flatMap(subcommand)
  }

  /// Whether one of the arguments lists the word.
  func recognizes(_ word: String) -> Bool {
    arguments.contains { $0.kind.recognizes(word) }
  }
}

/// What a command takes by name: a flag, or an option with a value.
package struct OptionSpec: Parameter, Sendable, Equatable {
  /// The long name, without the hyphens.
  package var name: String
  /// The one-letter name, without the hyphen.
  ///
  /// Never a digit, because `-5` is a number.
  package var short: Character?
  /// Which words can follow the name.
  package var kind: ValueKind
  /// What help calls that word, without the angle brackets.
  package var valueName = ""
  /// What it means.
  package var help: String

  /// The name as it is typed, with the value it takes.
  var label: String {
    kind == .nothing ? "--\(name)" : "--\(name) <\(valueName)>"
  }

  /// The ways to type its name.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(name)"]
  }
}
