/// A command and the names that lead to it.
struct CommandPath {
  /// The names from the root's on.
  let path: [String]
  let spec: CommandSpec

  init(_ root: CommandSpec) {
    self.init(path: [root.name], spec: root)
  }

  private init(path: [String], spec: CommandSpec) {
    self.path = path
    self.spec = spec
  }

  /// The words that call it.
  var name: String { path.joined(separator: " ") }

  var isRoot: Bool { path.count == 1 }

  func descending(to word: String) -> CommandPath? {
    spec.subcommand(named: word).map {
      CommandPath(path: path + [$0.name], spec: $0)
    }
  }

  /// Gives each argument its word.
  func bind(_ words: [String]) throws(Problem) -> [String: String] {
    let arguments = spec.arguments
    if let first = words.first, !spec.subcommands.isEmpty,
      arguments.allSatisfy({ $0.kind.accepted(first) == nil })
    {
      throw unknownSubcommand(first)
    }
    var rest = words[...]
    var bound: [String: String] = [:]
    var knownBySkipped: [String] = []
    for (index, argument) in arguments.enumerated() {
      let needed = arguments[index...].count { !$0.isOptional }
      guard let word = rest.first else {
        if argument.isOptional { continue }
        throw Problem(
          "Missing expected argument '\(argument.label)'",
          hint: argument.hint
        )
      }
      if argument.isOptional, rest.count <= needed,
        !argument.kind.recognizes(word)
      {
        knownBySkipped += argument.kind.words
        continue
      }
      guard let accepted = argument.kind.accepted(word) else {
        throw Problem(
          value: word,
          for: argument.label,
          argument.kind,
          others: knownBySkipped,
          hint: argument.hint
        )
      }
      bound[argument.name] = accepted
      rest.removeFirst()
    }
    if !rest.isEmpty { throw unexpected(Array(rest)) }
    return bound
  }

  func unknownSubcommand(_ word: String) -> Problem {
    guard !spec.subcommands.isEmpty else { return unexpected([word]) }
    let known =
      spec.subcommands.map(\.name) + spec.arguments.flatMap(\.kind.words)
      + (isRoot ? ["help"] : [])
    return Problem(
      "Unknown subcommand \(quoted(word))",
      got: word,
      among: known
    )
  }

  func unknownOption(_ name: String, among options: [OptionSpec]) -> Problem {
    let owner = spec.subcommands.first { subcommand in
      subcommand.options.contains { $0.spellings.contains(name) }
    }
    if let owner {
      return Problem(
        "The option \(quoted(name)) stands after the subcommand, "
          + "as in '\(self.name) \(owner.name) \(name)'"
      )
    }
    return Problem(
      "Unknown option \(quoted(name))",
      got: name,
      among: options.flatMap(\.spellings)
    )
  }

  private func unexpected(_ words: [String]) -> Problem {
    let list = words.map(quoted).joined(separator: ", ")
    return Problem(
      words.count == 1
        ? "Unexpected argument \(list)"
        : "\(words.count) unexpected arguments: \(list)"
    )
  }
}
