/// A completion script for zsh: one function for each command, in the form
/// that zsh's own `_arguments` reads (zshcompsys(1)).
struct ZshCompletion {
  private let name: String
  private let places: [CompletionPlace]

  init(_ program: Program) {
    name = program.root.name
    places = program.completionPlaces
  }

  /// It works as a file of `$fpath`, and when it is sourced.
  var script: String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh.

    \(places.map(function).joined(separator: "\n\n"))

    if [[ "$funcstack[1]" == _\(name) ]]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  }

  private func function(_ place: CompletionPlace) -> String {
    let subcommands = place.command.spec.subcommands
    let specs =
      place.options.flatMap(specs)
      + (subcommands.isEmpty
        ? words(place)
        : ["'1: :->first'", "'*:: :->rest'"])
    let arguments = specs.map { "    \($0)" }.joined(separator: " \\\n")
    guard !subcommands.isEmpty else {
      return """
        \(place.functionName)() {
          _arguments \\
        \(arguments)
        }
        """
    }
    let words = place.unnamed?.words ?? place.kinds.flatMap(\.words)
    let names =
      words.map(shellQuoted)
      + subcommands.map { shellQuoted("\($0.name):\($0.abstract)") }
    var cases = subcommands.map {
      "        \($0.name)) \(place.functionName)_\($0.name) ;;"
    }
    if let unnamed = place.command.spec.defaultSubcommand {
      cases.append("        *) \(place.functionName)_\(unnamed) ;;")
    }
    return """
      \(place.functionName)() {
        local curcontext="$curcontext" context state state_descr line
        local -A opt_args
        local -a names
        _arguments -C \\
      \(arguments) && return
        case "$state" in
          first)
            names=(
      \(names.map { "        \($0)" }.joined(separator: "\n"))
            )
            _describe subcommand names ;;
          rest)
            # Names ignore case.
            case "${(L)words[1]}" in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }
      """
  }

  /// An option under each of its names; given once, none is offered again.
  private func specs(_ option: OptionSpec) -> [String] {
    let excluded = option.spellings.joined(separator: " ")
    return option.spellings.map { spelling in
      let help = "(\(excluded))\(spelling)"
      guard let value = option.value else {
        return shellQuoted("\(help)[\(escaped(option.help))]")
      }
      // A long name also takes its value behind an equals sign.
      let equals = spelling.hasPrefix("--") ? "=" : ""
      return shellQuoted(
        "\(help)\(equals)[\(escaped(option.help))]:\(value.name):"
          + action([value.kind])
      )
    }
  }

  /// What can stand at each position.
  private func words(_ place: CompletionPlace) -> [String] {
    let arguments = place.command.spec.arguments
    let names = arguments.map(\.name).joined(separator: " or ")
    let words = "\(names):" + action(place.kinds)
    guard let count = place.wordCount else {
      return [shellQuoted("*:\(words)")]
    }
    return (0..<count).map { position in
      let optional = arguments[position].isOptional ? ":" : ""
      return shellQuoted("\(position + 1):\(optional)\(words)")
    }
  }

  private func action(_ kinds: [ValueKind]) -> String {
    if kinds.contains(.file) { return "_files" }
    let words = kinds.flatMap(\.words)
    return words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  /// Brackets and colons end a part of a specification.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
