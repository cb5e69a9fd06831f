/// A program's command line: its commands, and what all of them share.
///
/// Follows the conventions of Swift's ArgumentParser, so that help and errors
/// look familiar: `-h`, `--help` and `--version` work everywhere, and so does
/// `help [subcommand]` as the first words.
struct Program: Sendable {
  /// The command that the program's own name calls.
  let root: CommandSpec
  /// What `help` tells of besides the commands.
  var topics: [HelpTopic] = []
  /// What `--version` prints.
  let version: String
  /// Options that every command takes, in any place.
  var globalOptions: [any DeclaredOption] = []
  /// How the program was called, if not by its name.
  var call: String?

  static let helpFlag = Option.flag(
    "help",
    short: "h",
    help: "Show help information."
  )
  static let versionFlag = Option.flag("version", help: "Show the version.")

  /// What every command takes, with what every program has.
  var sharedOptions: [any DeclaredOption] {
    globalOptions + [Self.versionFlag, Self.helpFlag]
  }

  /// What the words ask for.
  ///
  /// - Parameters:
  ///   - words: what was typed after the program's name.
  ///   - columns: how wide a help text may be.
  /// - Throws: a failure for the first word that is wrong or missing, unless
  ///   help or the version is asked for.
  func parse(
    _ words: [String],
    columns: Int = 80
  ) throws(CommandFailure) -> Request {
    let reader = reader(of: words)
    do throws(WrongUsage) {
      return try request(reader, columns: columns)
    } catch {
      throw failure(error, of: reader.command, words)
    }
  }

  private func reader(of words: [String]) -> WordReader {
    var reader = WordReader(self)
    reader.read(words)
    return reader
  }

  private func request(
    _ reader: WordReader,
    columns: Int
  ) throws(WrongUsage) -> Request {
    let command = reader.command
    if Self.helpFlag.read(reader.given[Self.helpFlag.name]) {
      if let problem = reader.helpProblem { throw problem }
      return .print(
        reader.topic.map { text(of: $0, columns: columns) }
          ?? help(of: command, columns: columns)
      )
    }
    if Self.versionFlag.read(reader.given[Self.versionFlag.name]) {
      return .print(version + "\n")
    }
    if let problem = reader.problem { throw problem }
    return .run(
      Invocation(
        path: Array(command.path.dropFirst()),
        arguments: try command.bind(reader.plainWords, besides: reader.given),
        given: reader.given
      )
    )
  }

  private func help(of command: CommandPath, columns: Int) -> String {
    command.help(
      options: command.spec.options + sharedOptions,
      topics: command.isRoot ? topics : [],
      call: call ?? root.name,
      columns: columns
    )
  }

  private func text(of topic: HelpTopic, columns: Int) -> String {
    let examples = HelpExample.section(
      topic.examples,
      name: root.name,
      call: call ?? root.name,
      columns: columns
    )
    return topic.text + "\n" + examples.map { $0 + "\n" }.joined()
  }

  private func failure(
    _ problem: WrongUsage,
    of command: CommandPath,
    _ words: [String]
  ) -> CommandFailure {
    let call = call ?? root.name
    return CommandFailure(
      problem,
      of: command,
      call: call,
      correctedLine: line(insteadOf: words, problem, of: command)
    )
  }

  /// A line that works where these words do not: the words as they were meant,
  /// else an example of the command.
  private func line(
    insteadOf words: [String],
    _ problem: WrongUsage,
    of command: CommandPath
  ) -> String? {
    let call = call ?? root.name
    var right = words
    var next: WrongUsage? = problem
    // What is mended can lack a word, or have another wrong one.
    for _ in 0...words.count + 2 {
      guard let correction = next?.correction else { break }
      if case .take(let example) = correction {
        return example.line(name: root.name, call: call)
      }
      right = correction.words(for: right)
      next = self.problem(of: right)
    }
    if next == nil, let line = right.shellLine(call: call) { return line }
    let example = command.spec.examples.first
    return example?.line(name: root.name, call: call)
  }

  /// What is wrong with words; a terminal would ask for what is missing.
  private func problem(of words: [String]) -> WrongUsage? {
    let reader = reader(of: words)
    do throws(WrongUsage) {
      guard case .run(let invocation) = try request(reader, columns: 80) else {
        return nil
      }
      return reader.command.spec.problem(asking: invocation)
    } catch {
      return error
    }
  }

  /// The failure for what only the program itself can find wrong, such as two
  /// options that exclude each other.
  ///
  /// - Parameter words: what was typed after the program's name.
  func failure(
    _ problem: WrongUsage,
    in invocation: Invocation,
    _ words: [String]
  ) -> CommandFailure {
    let root = CommandPath(path: [root.name], spec: root)
    let command = invocation.path.reduce(root) { $0.descending(to: $1) ?? $0 }
    return failure(problem, of: command, words)
  }
}

/// What a command line asks for.
enum Request: Sendable, Equatable {
  /// Run a command.
  case run(Invocation)
  /// Print this text to standard output and end with success: help or the
  /// version, with its last line break.
  case print(String)
}

/// A command to run, with what was given to it.
///
/// Names and listed words are spelled as declared, however they were typed.
struct Invocation: Sendable, Equatable {
  /// The subcommands' names, outermost first; empty for the root.
  let path: [String]
  let arguments: [String: [String]]
  /// What was given with each option, by name.
  let given: [String: String]

  /// The word for an argument, the first of several; nil if it was left out.
  subscript(argument: ArgumentSpec) -> String? {
    words(for: argument).first
  }

  /// All the words for an argument.
  func words(for argument: ArgumentSpec) -> [String] {
    arguments[argument.name] ?? []
  }

  /// What was given with an option; nil, or false of a flag, if it was not.
  subscript<Value>(option: Option<Value>) -> Value {
    option.read(given[option.name])
  }
}
