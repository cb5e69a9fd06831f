/// A program's command line: its commands, and what all of them share.
///
/// Follows the conventions of Swift's ArgumentParser, so that help and errors
/// look familiar: `-h`, `--help` and `--version` work everywhere, and so does
/// `help [subcommand]` as the first words.
package struct Program: Sendable {
  /// The command that the program's own name calls.
  package var root: CommandSpec
  /// What `--version` prints.
  package var version: String
  /// Options that every command takes, in any place.
  package var globalOptions: [OptionSpec]

  /// Declares a program.
  package init(
    _ root: CommandSpec,
    version: String,
    globalOptions: [any DeclaredOption] = []
  ) {
    self.root = root
    self.version = version
    self.globalOptions = globalOptions.map(\.spec)
  }

  /// What the words ask for.
  ///
  /// - Parameters:
  ///   - words: what was typed after the program's name.
  ///   - columns: how wide a help text may be.
  /// - Throws: a `UsageError` for the first word that is wrong or missing,
  ///   unless help or the version is asked for.
  package func parse(
    _ words: [String],
    columns: Int = 80
  ) throws(UsageError) -> Request {
    var reader = WordReader(self)
    reader.read(words)
    let command = reader.command
    if BuiltIn.help.value(in: reader.given) {
      if let problem = reader.helpProblem {
        throw usageError(problem, of: command)
      }
      return .print(HelpText(self, command, columns: columns).text)
    }
    if BuiltIn.version.value(in: reader.given) {
      return .print(version + "\n")
    }
    if let problem = reader.problem { throw usageError(problem, of: command) }
    do throws(Problem) {
      return .run(
        Invocation(
          path: Array(command.path.dropFirst()),
          arguments: try command.bind(reader.plainWords),
          given: reader.given
        )
      )
    } catch {
      throw usageError(error, of: command)
    }
  }

  /// An error for what only the program itself can find wrong, such as two
  /// options that exclude each other.
  package func usageError(
    _ message: String,
    in invocation: Invocation
  ) -> UsageError {
    usageError(Problem(message), of: command(at: invocation.path))
  }

  private func usageError(
    _ problem: Problem,
    of command: CommandPath
  ) -> UsageError {
    UsageError(
      message: problem.message,
      hint: problem.hint,
      usage: command.usage,
      helpCommand: command.name + " --help"
    )
  }

  private func command(at path: [String]) -> CommandPath {
    path.reduce(CommandPath(path: [root.name], spec: root)) {
      $0.descending(to: $1) ?? $0
    }
  }
}

/// What a command line asks for.
package enum Request: Sendable, Equatable {
  /// Run a command.
  case run(Invocation)
  /// Print this text to standard output and end with success: help or the
  /// version, with its last line break.
  case print(String)
}

/// A command to run, with what was given to it.
///
/// Names and listed words are spelled as declared, however they were typed.
package struct Invocation: Sendable, Equatable {
  /// The subcommands' names, outermost first; empty for the root.
  package let path: [String]
  let arguments: [String: [String]]
  /// What was given with each option, by name.
  let given: [String: String]

  /// The word for an argument, the first of several; nil if it was left out.
  package subscript(argument: ArgumentSpec) -> String? {
    words(for: argument).first
  }

  /// All the words for an argument.
  package func words(for argument: ArgumentSpec) -> [String] {
    arguments[argument.name] ?? []
  }

  /// What was given with an option; nil, or false of a flag, if it was not.
  package subscript<Value>(option: Option<Value>) -> Value {
    option.value(in: given)
  }
}

/// The options that every program has.
enum BuiltIn {
  static let help = Option.flag(
    "help",
    short: "h",
    help: "Show help information."
  )
  static let version = Option.flag("version", help: "Show the version.")
  static let all = [version.spec, help.spec]
}
