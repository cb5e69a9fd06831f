/// A completion script for bash 3.2 (the one of macOS) and later.
struct BashCompletion {
  private let name: String
  private let places: [CompletionPlace]

  init(_ program: Program) {
    name = program.root.name
    places = program.completionPlaces
  }

  /// The script walks the words before the cursor, then offers what fits.
  ///
  /// The walk finds the command, how many plain words follow it, and whether
  /// an option's value is due. `expects` holds the words to offer, or `<file>`
  /// for file names, or `<any>` for nothing.
  var script: String {
    """
    # Completions of \(name) for bash.

    _\(name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" place='\(name)' count=0
      local expects='' ended='' index word nocase
      local -a source
      COMPREPLY=()
      # Names ignore case.
      nocase=$(shopt -p nocasematch)
      shopt -s nocasematch
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        # The shell splits --name=value into three words.
        if [[ "$word" == '=' ]]; then continue; fi
        if [[ -n "$expects" ]]; then expects=''; continue; fi
        if [[ -n "$ended" ]]; then count=$((count + 1)); continue; fi
        if [[ "$word" == '--' ]]; then ended=yes; continue; fi
        case "$count $place $word" in
    \(lines(steps))
          *' -'?*) ;;
          *) count=$((count + 1)) ;;
        esac
      done
      $nocase
      if [[ "$current" == '=' ]]; then current=''; fi
      if [[ -z "$expects" && -z "$ended" && "$current" == -* ]]; then
        case "$place" in
    \(lines(optionNames))
        esac
      elif [[ -z "$expects" ]]; then
        case "$count $place" in
    \(lines(plainWords))
          *) expects='<any>' ;;
        esac
      fi
      case "$expects" in
        '<any>') return ;;
        '<file>')
          compopt -o filenames 2>/dev/null
          source=(-f) ;;
        *) source=(-W "$expects") ;;
      esac
      while IFS= read -r word; do
        COMPREPLY+=("$word")
      done < <(compgen "${source[@]}" -- "$current")
    }

    complete -F _\(name) \(name)

    """
  }

  /// Where a word leads: to a subcommand, or to an option's value.
  private var steps: [String] {
    places.flatMap { place in
      place.command.spec.subcommands.map { subcommand in
        let next = "\(place.name) \(subcommand.name)"
        return "'0 \(next)') place='\(next)' ;;"
      }
        + [place.unnamed].compactMap(\.self).map { next, words in
          let patterns = words.map { "'0 \(place.name) \($0)'" }
          return patterns.joined(separator: " | ")
            + ") place='\(next)'; count=1 ;;"
        }
        + place.options.compactMap { option in
          guard let kind = option.value?.kind else { return nil }
          let patterns = option.spellings.map { "*' \(place.name) \($0)'" }
          return patterns.joined(separator: " | ")
            + ") expects=\(expected([kind])) ;;"
        }
    }
  }

  private var optionNames: [String] {
    places.map { place in
      let names = place.options.flatMap(\.spellings).joined(separator: " ")
      return "'\(place.name)') expects='\(names)' ;;"
    }
  }

  private var plainWords: [String] {
    places.flatMap { place -> [String] in
      guard place.command.spec.subcommands.isEmpty else {
        let words = expected([.oneOf(place.firstWords)])
        return ["'0 \(place.name)') expects=\(words) ;;"]
      }
      let words = expected(place.kinds)
      guard let count = place.wordCount else {
        return ["*' \(place.name)') expects=\(words) ;;"]
      }
      return (0..<count).map { "'\($0) \(place.name)') expects=\(words) ;;" }
    }
  }

  private func expected(_ kinds: [ValueKind]) -> String {
    if kinds.contains(.file) { return "'<file>'" }
    let words = kinds.flatMap(\.words)
    return words.isEmpty
      ? "'<any>'" : shellQuoted(words.joined(separator: " "))
  }

  private func lines(_ cases: [String]) -> String {
    cases.map { "      " + $0 }.joined(separator: "\n")
  }
}
