/// A command and the names that lead to it.
struct CommandPath {
  /// The names from the root's on.
  let path: [String]
  let spec: CommandSpec

  /// The words that call it.
  var name: String { path.joined(separator: " ") }

  var isRoot: Bool { path.count == 1 }

  func descending(to word: String) -> CommandPath? {
    spec.subcommand(named: word).map {
      CommandPath(path: path + [$0.name], spec: $0)
    }
  }

  /// The subcommand that is meant by a word that is not its name.
  func descending(by word: String) -> CommandPath? {
    spec.unnamedSubcommand.flatMap {
      $0.recognizes(word) ? descending(to: $0.name) : nil
    }
  }

  /// Gives each argument its words.
  func bind(_ words: [String]) throws(Problem) -> [String: [String]] {
    var bound: [String: [String]] = [:]
    var strays: [String] = []
    for word in words {
      let knowing = spec.arguments.first { $0.kind.recognizes(word) }
      let open = spec.arguments.filter {
        $0.isRepeating || bound[$0.name] == nil
      }
      let argument = knowing ?? open.first { $0.kind.accepted(word) != nil }
      guard let argument, let accepted = argument.kind.accepted(word) else {
        let needed = open.filter { !$0.isOptional && bound[$0.name] == nil }
        guard open.isEmpty else {
          throw Problem(value: word, forOneOf: needed + open)
        }
        strays.append(word)
        continue
      }
      let words = bound[argument.name, default: []]
      if words.contains(accepted), knowing != nil {
        throw Problem("\(quoted(accepted)) is given twice")
      }
      guard words.isEmpty || argument.isRepeating else {
        strays.append(word)
        continue
      }
      bound[argument.name] = words + [accepted]
    }
    if !strays.isEmpty {
      throw misspelledSubcommand(words[0]) ?? unexpected(strays)
    }
    for argument in spec.arguments
    where !argument.isOptional && bound[argument.name] == nil {
      throw Problem(
        "Missing expected argument '\(argument.label)'",
        hint: argument.hint
      )
    }
    return bound
  }

  func unknownSubcommand(_ word: String) -> Problem {
    guard !spec.subcommands.isEmpty else { return unexpected([word]) }
    let arguments = spec.arguments + (spec.unnamedSubcommand?.arguments ?? [])
    let names = spec.subcommands.map(\.name) + (isRoot ? ["help"] : [])
    return Problem(
      "Unknown subcommand \(quoted(word))",
      got: word,
      among: names.map { Candidate($0) } + arguments.flatMap(\.candidates)
    )
  }

  /// A word that an argument took, though it rather means a subcommand.
  private func misspelledSubcommand(_ word: String) -> Problem? {
    let names = spec.subcommands.map { Candidate($0.name) }
    return suggestion(for: word, among: names).map { _ in
      unknownSubcommand(word)
    }
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
      among: options.flatMap(\.spellings).map { Candidate($0) }
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
