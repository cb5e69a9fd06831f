import ConsoleUI

// The help of one command, in the sections that ArgumentParser has.
extension CommandPath {
  /// Narrower than this, help would be one word a line.
  private static let minimumColumns = 40
  /// Where the explanations begin, counted in columns.
  private static let explanationColumn = 26

  /// - Parameters:
  ///   - options: all that it takes.
  ///   - topics: what else there is help about.
  ///   - call: how the program was called.
  ///   - columns: how wide the text may be.
  func help(
    options: [any DeclaredOption],
    topics: [HelpTopic],
    call: String,
    columns: Int
  ) -> String {
    let columns = max(columns, Self.minimumColumns)
    var paragraphs = [
      ("OVERVIEW: " + spec.abstract).wrapped(toCells: columns),
      spec.discussion.isEmpty
        ? [] : spec.discussion.wrapped(toCells: columns),
      usage(after: "USAGE: ", columns: columns),
    ]
    func addList(_ title: String, _ entries: [(String, String)]) {
      let lines = entries.flatMap { label, explanation in
        Self.entry(label, explanation, columns: columns)
      }
      if !lines.isEmpty {
        paragraphs.append([title.uppercased() + ":"] + lines)
      }
    }
    addList("arguments", spec.arguments.map { ($0.label, $0.explanation) })
    addList("options", options.map { ($0.labels, $0.explanation) })
    addList("environment", spec.variables)
    for argument in spec.unnamedSubcommand?.arguments ?? [] {
      let words = argument.kind.words.filter { !$0.abstract.isEmpty }
      addList(argument.name + "s", words.map { ($0.name, $0.abstract) })
    }
    addList("subcommands", spec.subcommands.map { ($0.name, $0.abstract) })
    addList("help topics", topics.map { ($0.name, $0.abstract) })
    if !spec.subcommands.isEmpty {
      let words = ([call, "help"] + path.dropFirst()).joined(separator: " ")
      paragraphs.append(["  See '\(words) <subcommand>' for detailed help."])
    }
    paragraphs.append(
      HelpExample.section(
        spec.examples,
        name: path[0],
        call: call,
        columns: columns
      )
    )
    return paragraphs.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// A word or an option, and beside it what it means, or below where it is
  /// long.
  private static func entry(
    _ label: String,
    _ explanation: String,
    columns: Int
  ) -> [String] {
    let label = "  " + label
    let indent = String(repeating: " ", count: explanationColumn)
    var lines = explanation.wrapped(toCells: columns - explanationColumn)
      .map { indent + $0 }
    if label.count + 1 < explanationColumn, let first = lines.first {
      lines[0] = label + first.dropFirst(label.count)
    } else {
      lines.insert(label, at: 0)
    }
    return lines
  }

  /// How it is used, by line, the first after a word; no bracket is broken.
  func usage(after lead: String, columns: Int) -> [String] {
    var lines = spec.usage
    if lines.isEmpty {
      let parts =
        spec.arguments.map(\.usage) + spec.options.map { "[\($0.label)]" }
        + (spec.subcommands.isEmpty ? [] : ["[<subcommand>]"])
      lines = parts.reduce(into: [name]) { lines, part in
        let line = lines[lines.count - 1] + " " + part
        if lead.count + line.count <= columns {
          lines[lines.count - 1] = line
        } else {
          lines.append(part)
        }
      }
    }
    let indent = String(repeating: " ", count: lead.count)
    return zip(lines.indices, lines).map { ($0 == 0 ? lead : indent) + $1 }
  }
}
