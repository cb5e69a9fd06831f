import Play

/// Reads words from left to right into a command, its options and the words
/// that are left for its arguments.
///
/// It reads on after a problem, so that `--help` is found anywhere.
struct WordReader {
  private let sharedOptions: [any DeclaredOption]
  private let topics: [HelpTopic]
  /// All commands of the program.
  private let commands: [CommandSpec]
  private(set) var command: CommandPath
  private(set) var plainWords: [String] = []
  /// What was given with each option, by name; an empty text with a flag.
  private(set) var given: [String: String] = [:]
  /// The first thing that is wrong.
  private(set) var problem: WrongUsage?
  private var isHelpCommand = false
  /// What `help` is asked for, if that is no command.
  private(set) var topic: HelpTopic?

  init(_ program: Program) {
    command = CommandPath(path: [program.root.name], spec: program.root)
    sharedOptions = program.sharedOptions
    topics = program.topics
    commands = program.root.subcommands
  }

  /// What is wrong with `help <words>`, where a wrong name is not forgiven.
  var helpProblem: WrongUsage? {
    guard isHelpCommand else { return nil }
    let strange = plainWords.first { !command.spec.recognizes($0) }
    return problem ?? strange.map { command.unknownSubcommand($0) }
  }

  mutating func read(_ words: [String]) {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || !word.looksLikeOption {
        readPlainWord(word, before: rest)
      } else if word == "--" {
        optionsEnded = true
      } else {
        readOption(word, followedBy: &rest)
      }
    }
  }

  private mutating func readPlainWord(
    _ word: String,
    before rest: ArraySlice<String>
  ) {
    guard plainWords.isEmpty else { return plainWords.append(word) }
    if let next = command.descending(to: word) {
      command = next
    } else if command.isRoot, word.lowercased() == "help" {
      isHelpCommand = true
      given[Program.helpFlag.name] = ""
    } else if isHelpCommand, let named = topic(named: word) {
      topic = named
    } else if let meant = command.descending(by: word)
      ?? (isHelpCommand
        ? nil : command.descending(byUnknown: word, before: rest))
    {
      command = meant
      plainWords.append(word)
    } else {
      if !command.spec.subcommands.isEmpty,
        command.spec.arguments.allSatisfy({ $0.kind.accepted(word) == nil })
      {
        report(
          command.unknownSubcommand(word, topics: isHelpCommand ? topics : [])
        )
      }
      plainWords.append(word)
    }
  }

  private func topic(named word: String) -> HelpTopic? {
    command.isRoot ? topics.first { $0.name == word.lowercased() } : nil
  }

  private mutating func readOption(
    _ word: String,
    followedBy rest: inout ArraySlice<String>
  ) {
    let equals = word.firstIndex(of: "=")
    let name = String(word[..<(equals ?? word.endIndex)])
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    let options = command.spec.options + sharedOptions
    let option = options.first { $0.spellings.contains(name) }
    guard let option else {
      return report(
        command.unknownOption(name, among: options, elsewhere: commands)
      )
    }
    guard option.kind != .nothing else {
      if attached != nil { report(command.unknownOption(word, among: options)) }
      given[option.name] = ""
      return
    }
    guard let word = attached ?? Self.takeValue(from: &rest) else {
      return report(
        WrongUsage(
          "Missing value for '\(option.label)'",
          hints: [option.hint],
          correction: .leaveOutOption(option)
        )
      )
    }
    guard let accepted = option.kind.accepted(word) else {
      return report(WrongUsage(value: word, for: option))
    }
    given[option.name] = accepted
  }

  /// The next word, unless it is an option itself.
  private static func takeValue(
    from rest: inout ArraySlice<String>
  ) -> String? {
    guard let next = rest.first, !next.looksLikeOption else { return nil }
    return rest.popFirst()
  }

  private mutating func report(_ found: WrongUsage) {
    problem = problem ?? found
  }
}

extension String {
  /// Whether it is an option where one may stand: `-` alone is a word (by
  /// convention standard input), and `-5` is a number.
  fileprivate var looksLikeOption: Bool {
    guard hasPrefix("-"), count > 1 else { return false }
    return !dropFirst().prefix(1).isNumber
  }
}
