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

  /// What can stand at each position, first position first.
  ///
  /// An optional argument may be left out, so an argument can stand at its
  /// own position and at any before it down to the number of required ones
  /// that precede it.
  var positions: [[ArgumentSpec]] {
    let arguments = command.spec.arguments
    return arguments.indices.map { position in
      arguments.indices.filter { index in
        position <= index
          && arguments[..<index].count { !$0.isOptional } <= position
      }
      .map { arguments[$0] }
    }
  }
}

/// The text as one word of a POSIX shell.
func shellQuoted(_ text: String) -> String {
  "'"
    + text.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "'\\''") + "'"
}
