import CallTrace
import ConsoleUI
import WorkbenchKit

extension SourceListing {
  /// The narrowest column in which code can be read beside other code.
  static let narrowestColumn = 40
  private static let gap = 3

  /// The files, side by side where `width` has room for it, else one after
  /// another.
  package func lines(width: Int) -> [String] {
    let gaps = Self.gap * (columns.count - 1)
    let column = (width - gaps) / max(1, columns.count)
    return kinds.flatMap { kind -> [String] in
      let files = columns.map { $0.files.filter { $0.kind == kind } }
      let isBeside =
        column >= Self.narrowestColumn && files.count { !$0.isEmpty } > 1
      let body =
        isBeside
        ? besideEachOther(files, width: column)
        : files.joined().flatMap { listing($0, named: $0.path) + [""] }
      guard !body.isEmpty else { return [] }
      return "== \(title(of: kind))".wrapped(toCells: width) + [""] + body
    }
  }

  /// First what puts the parts together, then what decides, then the other
  /// roles as the catalogue has them.
  private var kinds: [Kind] {
    var roles: [Role] = []
    for role in columns.flatMap(\.architecture.roles).map(\.role)
    where !roles.contains(role) {
      roles.append(role)
    }
    return [.assembly, .decider] + roles.map(Kind.role) + [.other]
  }

  private func title(of kind: Kind) -> String {
    switch kind {
    case .assembly:
      return "What puts the parts together"
    case .decider:
      let deciders = columns.map { column in
        let role = column.architecture.decidingRoles.map(\.name)
          .joined(separator: " and ")
        return columns.count == 1
          ? role : "the \(role) in \(column.architecture.name)"
      }
      return "What decides: \(deciders.joined(separator: ", "))"
    case .role(let role):
      let names = columns.filter { $0.files.contains { $0.kind == kind } }
        .map(\.architecture.name)
      let place =
        columns.count == 1 ? "" : " in \(names.joined(separator: ", "))"
      return "The \(role.name)\(place)"
    case .other:
      return "Other"
    }
  }

  private func listing(_ file: File, named name: String) -> [String] {
    ["-- \(name) (\(file.lines.count) lines)", ""] + file.lines
  }

  /// A row for all files of a kind; an architecture without one says so.
  private func besideEachOther(_ files: [[File]], width: Int) -> [String] {
    let blocks = zip(columns, files).map { column, files -> [String] in
      let lines = files.flatMap { listing($0, named: $0.name) + [""] }
      return [column.architecture.name]
        + (files.isEmpty ? ["-- none"] : lines)
        .flatMap { Self.folded($0, width: width) }
    }
    return (0..<(blocks.map(\.count).max() ?? 0)).map { row in
      let cells = blocks.map { row < $0.count ? $0[row] : "" }
      return cells.map { $0.padded(toCells: width) }
        .joined(separator: " │ ").trimmingTrailingSpaces()
    }
  }

  /// A line of code in as many lines as it needs; what is continued ends in
  /// "↩" and goes on one step further to the right.
  static func folded(_ line: String, width: Int) -> [String] {
    guard line.cellWidth > width else { return [line] }
    let margin = String(line.prefix { $0 == " " }) + "  "
    var lines: [String] = []
    var rest = line
    while rest.cellWidth > width {
      let head = Self.head(of: rest, width: width - 1, after: margin.count)
      lines.append(head + "↩")
      let tail = rest.dropFirst(head.count).drop { $0 == " " }
      rest = margin + tail
    }
    return lines + [rest]
  }

  /// As much of a line as fits, up to the last space if there is one.
  private static func head(
    of line: String,
    width: Int,
    after margin: Int
  ) -> String {
    var head = ""
    var used = 0
    for character in line {
      used += character.cellWidth
      guard used <= width else { break }
      head.append(character)
    }
    if let space = head.lastIndex(of: " "),
      head.distance(from: head.startIndex, to: space) > margin
    {
      return String(head[...space])
    }
    return head
  }
}
