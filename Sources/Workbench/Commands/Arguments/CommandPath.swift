import Play

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

  /// The subcommand that is meant by a word that is not known: by the nearest
  /// one that is, else by those after it.
  func descending(
    byUnknown word: String,
    before others: ArraySlice<String>
  ) -> CommandPath? {
    let correction = unknownSubcommand(word).correction
    if case .replace(_, let near)? = correction { return descending(by: near) }
    return others.lazy.compactMap(descending(by:)).first
  }

  /// Gives each argument its words.
  ///
  /// - Parameter given: What was given with each option.
  func bind(
    _ words: [String],
    besides given: [String: String] = [:]
  ) throws(WrongUsage) -> [String: [String]] {
    var bound: [String: [String]] = [:]
    for word in words {
      let open = spec.arguments.filter {
        $0.isRepeating
          || bound[$0.name] == nil && !words.contains(where: $0.kind.recognizes)
      }
      let argument =
        spec.arguments.first { $0.kind.recognizes(word) }
        ?? open.first { $0.kind.accepted(word) != nil }
      guard let argument, let accepted = argument.kind.accepted(word) else {
        if let option = spec.optionsOfWords[word.lowercased()] {
          throw WrongUsage(
            "\(quoted(word)) stands after '\(option)'",
            correction: .replace(word, by: "\(option) \(word)")
          )
        }
        guard !open.isEmpty else { throw unexpected(word, after: words[0]) }
        let needed = open.filter { !$0.isOptional && bound[$0.name] == nil }
        let others = open.filter { $0.isOptional || bound[$0.name] != nil }
        throw WrongUsage(value: word, forOneOf: needed + others)
      }
      let others = bound[argument.name, default: []]
      if others.contains(accepted) {
        throw WrongUsage(
          "\(quoted(accepted)) is given twice",
          correction: .leaveOut(word)
        )
      }
      guard others.isEmpty || argument.isRepeating else {
        throw unexpected(word, after: words[0])
      }
      bound[argument.name] = others + [accepted]
    }
    let missing = spec.arguments.filter {
      !$0.isOptional && bound[$0.name] == nil
    }
    guard missing.isEmpty else {
      throw WrongUsage(missing: missing, besides: given, of: spec)
    }
    return bound
  }

  /// A word too many; perhaps an argument took the first one, which rather
  /// means a subcommand.
  private func unexpected(_ word: String, after first: String) -> WrongUsage {
    let names = spec.subcommands.map(\.name)
    return nearest(to: first, among: names) == nil
      ? Self.unexpected(word) : unknownSubcommand(first)
  }

  private static func unexpected(_ word: String) -> WrongUsage {
    WrongUsage(
      "Unexpected argument \(quoted(word))",
      correction: .leaveOut(word)
    )
  }

  /// - Parameter topics: What else there is help about, if help was asked for.
  func unknownSubcommand(
    _ word: String,
    topics: [HelpTopic] = []
  ) -> WrongUsage {
    guard !spec.subcommands.isEmpty else { return Self.unexpected(word) }
    let arguments = spec.arguments + (spec.unnamedSubcommand?.arguments ?? [])
    let names = spec.subcommands.map(\.name) + (isRoot ? ["help"] : [])
    return WrongUsage(
      "Unknown subcommand \(quoted(word))",
      hints: [
        "<subcommand>  \(names.joined(separator: ", "))",
        topics.isEmpty
          ? nil : "<topic>       \(topics.map(\.name).joined(separator: ", "))",
      ].compactMap(\.self)
        + (topics.isEmpty ? spec.unnamedSubcommand?.arguments ?? [] : [])
        .map(\.hint),
      got: word,
      among: names.map { KnownWord(name: $0) }
        + arguments.flatMap(\.kind.words)
        + topics.map { KnownWord(name: $0.name, alsoKnownAs: $0.alsoKnownAs) }
    )
  }

  /// - Parameter commands: Those of the program, of which another may take it.
  func unknownOption(
    _ name: String,
    among options: [any DeclaredOption],
    elsewhere commands: [CommandSpec] = []
  ) -> WrongUsage {
    let owner = spec.subcommands.first { subcommand in
      subcommand.options.contains { $0.spellings.contains(name) }
    }
    if let owner {
      let words =
        owner.name == spec.defaultSubcommand
        ? owner.arguments.map(\.label) : ["'\(owner.name)'"]
      return WrongUsage(
        "The option \(quoted(name)) stands after "
          + words.joined(separator: " and "),
        correction: owner.examples.first { $0.line.contains(name) }
          .map { .take($0) }
      )
    }
    let takers = commands.filter { command in
      command.options.contains { $0.spellings.contains(name) }
    }
    if let option = takers.first?.options
      .first(where: { $0.spellings.contains(name) })
    {
      let names = takers.map { "'\($0.name)'" }.joined(separator: ", ")
      return WrongUsage(
        "Unknown option \(quoted(name)); it is for \(names)",
        correction: .leaveOutOption(option)
      )
    }
    return WrongUsage(
      "Unknown option \(quoted(name))",
      got: name,
      among: options.flatMap(\.spellings).map { KnownWord(name: $0) }
    )
  }
}
