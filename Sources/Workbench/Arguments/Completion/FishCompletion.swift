/// A completion script for fish 3.0 and later.
struct FishCompletion {
  private let name: String
  private let places: [CompletionPlace]

  init(_ program: Program) {
    name = program.root.name
    places = program.completionPlaces
  }

  /// A function tells where the cursor is; each line offers one thing there.
  var script: String {
    """
    # Completions of \(name) for fish.

    # Whether the words before the cursor lead to this command, and, where a
    # number is given, whether so many plain words follow it.
    function __\(name)_at
        set -l place '\(name)'
        set -l count 0
        set -l value no
        for word in (commandline -opc)[2..-1]
            if test $value = yes
                set value no
                continue
            end
            # Names ignore case.
            switch "$count $place "(string lower -- $word)
    \(steps.joined(separator: "\n"))
                case '* -?*'
                case '*'
                    set count (math $count + 1)
            end
        end
        test "$place" = "$argv[1]"; or return
        test (count $argv) = 1; or test $count = "$argv[2]"
    end

    complete -c \(name) -f
    \(places.flatMap(completions).joined(separator: "\n"))

    """
  }

  private var steps: [String] {
    var lines: [String] = []
    for place in places {
      for subcommand in place.command.spec.subcommands {
        let next = "\(place.name) \(subcommand.name)"
        lines += ["case '0 \(next)'", "    set place '\(next)'"]
      }
      if let (next, words) = place.unnamed {
        let patterns = words.map { " '0 \(place.name) \($0)'" }
        lines += [
          "case" + patterns.joined(), "    set place '\(next)'",
          "    set count 1",
        ]
      }
      let patterns = place.options.filter { $0.value != nil }
        .flatMap(\.spellings)
        .map { " '* \(place.name) \($0)'" }
      lines += ["case" + patterns.joined(), "    set value yes"]
    }
    return lines.map { String(repeating: " ", count: 12) + $0 }
  }

  private func completions(_ place: CompletionPlace) -> [String] {
    let start = "complete -c \(name) -n"
    let here = "\"__\(name)_at '\(place.name)'\""
    let subcommands = place.command.spec.subcommands.map { subcommand in
      "\(start) \"__\(name)_at '\(place.name)' 0\" -a '\(subcommand.name)' "
        + "-d \(quoted(subcommand.abstract))"
    }
    let words = wordConditions(place).compactMap { condition -> String? in
      let at = "\(start) \"__\(name)_at '\(place.name)'\(condition)\""
      if place.kinds.contains(.file) { return "\(at) -F" }
      let words =
        place.kinds.flatMap(\.words) + (place.unnamed?.words ?? [])
      return words.isEmpty
        ? nil : "\(at) -a '\(words.joined(separator: " "))'"
    }
    let options = place.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      return "\(start) \(here)\(short) -l \(option.name)"
        + requirement(option.value?.kind) + " -d \(quoted(option.help))"
    }
    return subcommands + words + options
  }

  /// At which positions words can stand.
  private func wordConditions(_ place: CompletionPlace) -> [String] {
    if place.unnamed != nil { return [" 0"] }
    return place.wordCount.map { (0..<$0).map { " \($0)" } } ?? [""]
  }

  private func requirement(_ kind: ValueKind?) -> String {
    switch kind {
    case nil: ""
    case .file: " -rF"
    case .text, .integer: " -x"
    case .oneOf(let words): " -x -a '\(words.joined(separator: " "))'"
    }
  }

  /// The text as one word of fish, where a backslash escapes in quotes.
  private func quoted(_ text: String) -> String {
    let escaped = text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }
    return "'\(escaped.joined())'"
  }
}
