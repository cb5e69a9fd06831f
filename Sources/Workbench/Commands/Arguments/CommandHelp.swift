import ConsoleUI

// The help of one command, in the sections that ArgumentParser has.
extension CommandPath {
  /// Narrower than this, help would be one word a line.
  private static let minimumColumns = 40

  /// - Parameters:
  ///   - options: all that it takes.
  ///   - columns: how wide the text may be.
  func help(options: [any DeclaredOption], columns: Int) -> String {
    let columns = max(columns, Self.minimumColumns)
    var paragraphs = [
      ("OVERVIEW: " + spec.abstract).wrapped(toCells: columns),
      spec.discussion.isEmpty
        ? [] : spec.discussion.wrapped(toCells: columns),
      usage(after: "USAGE: ", columns: columns),
    ]
    var sections = [
      HelpSection(
        title: "arguments",
        entries: spec.arguments.map { ($0.label, $0.explanation) }
      ),
      HelpSection(
        title: "options",
        entries: options.map { option in
          let short = option.short.map { "-\($0), " } ?? ""
          return (short + option.label, option.explanation)
        }
      ),
    ]
    sections += (spec.unnamedSubcommand?.arguments ?? []).map { argument in
      HelpSection(
        title: argument.name + "s",
        entries: argument.kind.words.filter { !$0.abstract.isEmpty }
          .map { ($0.name, $0.abstract) }
      )
    }
    sections.append(
      HelpSection(
        title: "subcommands",
        entries: spec.subcommands.map { ($0.name, $0.abstract) }
      )
    )
    paragraphs += sections.map { $0.lines(columns: columns) }
    if !spec.subcommands.isEmpty {
      let words = [path[0], "help"] + path.dropFirst()
      let call = words.joined(separator: " ")
      paragraphs.append(["  See '\(call) <subcommand>' for detailed help."])
    }
    return paragraphs.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
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

/// A list of words or options, each with what it means.
private struct HelpSection {
  let title: String
  let entries: [(label: String, explanation: String)]

  /// Where the explanations begin, counted in columns.
  private static let column = 26

  func lines(columns: Int) -> [String] {
    guard !entries.isEmpty else { return [] }
    let indent = String(repeating: " ", count: Self.column)
    return [title.uppercased() + ":"]
      + entries.flatMap { entry in
        let label = "  " + entry.label
        var lines = entry.explanation.wrapped(toCells: columns - Self.column)
          .map { indent + $0 }
        if label.count < Self.column, let first = lines.first {
          lines[0] = label + first.dropFirst(label.count)
        } else {
          lines.insert(label, at: 0)
        }
        return lines
      }
  }
}
