/// A shell that a completion script can be made for.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

extension Program {
  /// A script that completes this program's commands, options, words and
  /// file names, to be loaded by the shell.
  package func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(self).script
    case .zsh: ZshCompletion(self).script
    case .fish: FishCompletion(self).script
    }
  }

  /// Every command, parents first, and the built-in `help`.
  var completionPlaces: [CompletionPlace] {
    var root = root
    root.subcommands.append(
      CommandSpec(
        "help",
        abstract: "Show help for a subcommand.",
        arguments: [
          ArgumentSpec(
            "subcommand",
            .oneOf(root.subcommands.map(\.name)),
            help: "The subcommand."
          )
        ]
      )
    )
    return places(below: CommandPath(root))
  }

  private func places(below command: CommandPath) -> [CompletionPlace] {
    let below = command.spec.subcommands.compactMap {
      command.descending(to: $0.name)
    }
    let options = command.spec.options + globalOptions + BuiltIn.all
    return [CompletionPlace(command: command, options: options)]
      + below.flatMap(places)
  }
}

/// What can be typed after one command's name.
struct CompletionPlace {
  let command: CommandPath
  /// Its own options and those that all commands have.
  let options: [OptionSpec]

  /// Its words as the scripts write them, and as they name functions.
  var name: String { command.name }
  var functionName: String { "_" + command.path.joined(separator: "_") }

  /// What can stand at each of its positions: words come in any order.
  var kinds: [ValueKind] { command.spec.arguments.map(\.kind) }

  /// How many words can stand there; nil if any number can.
  var wordCount: Int? {
    let arguments = command.spec.arguments
    return arguments.contains(where: \.isRepeating) ? nil : arguments.count
  }

  /// Where a word leads that is none of its subcommands' names, if anywhere,
  /// and the words that lead there.
  var unnamed: (place: String, words: [String])? {
    command.spec.unnamedSubcommand.map { subcommand in
      (
        "\(name) \(subcommand.name)",
        subcommand.arguments.flatMap(\.kind.words)
      )
    }
  }

  /// The words that can stand first.
  var firstWords: [String] {
    command.spec.subcommands.map(\.name) + (unnamed?.words ?? [])
      + kinds.flatMap(\.words)
  }
}

/// The text as one word of a POSIX shell.
func shellQuoted(_ text: String) -> String {
  "'"
    + text.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "'\\''") + "'"
}
