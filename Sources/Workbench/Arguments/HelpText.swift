import ConsoleUI

/// The help of one command, in the sections that ArgumentParser has.
struct HelpText {
  /// Where the explanations begin, counted in columns.
  private static let column = 26
  /// Narrower than this, help would be one word a line.
  private static let minimumColumns = 40

  private let command: CommandPath
  private let options: [OptionSpec]
  private let columns: Int

  init(_ program: Program, _ command: CommandPath, columns: Int) {
    self.command = command
    self.columns = max(columns, Self.minimumColumns)
    options =
      command.spec.options + program.globalOptions + BuiltIn.all
  }

  var text: String {
    let spec = command.spec
    var paragraphs = [("OVERVIEW: " + spec.abstract).wrapped(toCells: columns)]
    if !spec.discussion.isEmpty {
      paragraphs.append(spec.discussion.wrapped(toCells: columns))
    }
    paragraphs.append(usage)
    paragraphs.append(
      section("Arguments", spec.arguments.map { ($0.label, $0.explanation) })
    )
    paragraphs.append(
      section(
        "Options",
        options.map { option in
          let short = option.short.map { "-\($0), " } ?? ""
          return (short + option.label, option.explanation)
        }
      )
    )
    paragraphs += (spec.unnamedSubcommand?.arguments ?? []).map { argument in
      section(
        argument.name + "s",
        argument.knownWords.map { ($0.name, $0.abstract) }
      )
    }
    if !spec.subcommands.isEmpty {
      paragraphs.append(
        section(
          "Subcommands",
          spec.subcommands.map { ($0.name, $0.abstract) }
        )
      )
      let path = (command.path.prefix(1) + ["help"] + command.path.dropFirst())
        .joined(separator: " ")
      paragraphs.append(["  See '\(path) <subcommand>' for detailed help."])
    }
    return paragraphs.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var usage: [String] {
    let lead = "USAGE: "
    let indent = String(repeating: " ", count: lead.count)
    let lines = command.usage(columns: columns - lead.count)
    return zip(lines.indices, lines).map { ($0 == 0 ? lead : indent) + $1 }
  }

  private func section(
    _ title: String,
    _ entries: [(label: String, explanation: String)]
  ) -> [String] {
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

extension CommandPath {
  /// How it is used, for an error: at the width of a usual terminal.
  var usage: [String] { usage(columns: 73) }

  /// How it is used, by line; no bracket is broken.
  func usage(columns: Int) -> [String] {
    if !spec.usage.isEmpty { return spec.usage }
    var parts = spec.arguments.map(\.usage)
    parts += spec.options.map { "[\($0.label)]" }
    if !spec.subcommands.isEmpty { parts.append("[<subcommand>]") }
    return parts.reduce(into: [name]) { lines, part in
      let line = lines[lines.count - 1] + " " + part
      if line.count <= columns {
        lines[lines.count - 1] = line
      } else {
        lines.append(part)
      }
    }
  }
}
