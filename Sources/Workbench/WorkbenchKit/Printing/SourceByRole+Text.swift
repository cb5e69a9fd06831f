import CallTrace
import ConsoleUI

extension SourceByRole {
  /// The narrowest column in which code can be read beside other code.
  static let narrowestColumn = 60
  /// The widest line of code there is; wider columns would only part them.
  private static let widestColumn = 80
  private static let gap = " │ "

  /// The files, side by side where `width` has room for at least two columns,
  /// else one after another.
  ///
  /// Side by side, as many architectures are shown as fit.
  package func lines(width: Int) -> [String] {
    let gap = Self.gap.cellWidth
    let shown = first(columnCount(in: width))
    guard shown.columns.count > 1 else {
      return kinds.flatMap { oneAfterAnother($0, width: width) }
    }
    let column = (width + gap) / shown.columns.count - gap
    let columnWidth = min(column, Self.widestColumn)
    return shown.kinds.flatMap { kind in
      shown.besideEachOther(kind, columnWidth: columnWidth, width: width)
    }
  }

  /// The architectures that `lines(width:)` has no room for.
  package func namesWithoutRoom(width: Int) -> [String] {
    let count = columnCount(in: width)
    return count > 1 ? Array(names.dropFirst(count)) : []
  }

  /// The architectures.
  package var names: [String] { columns.map(\.architecture.name) }

  /// How many columns have room.
  private func columnCount(in width: Int) -> Int {
    let gap = Self.gap.cellWidth
    return (width + gap) / (Self.narrowestColumn + gap)
  }

  /// The width in which all stand side by side.
  package var widthForAll: Int {
    let gap = Self.gap.cellWidth
    return columns.count * (Self.narrowestColumn + gap) - gap
  }

  /// First what puts the parts together, then what decides, then what the user
  /// sees, then the other roles as the catalogue has them.
  private var kinds: [Kind] {
    let roles = columns.flatMap(\.architecture.roles).map(\.role)
    let kinds =
      [.assembly, .decider, .screen] + roles.map(Kind.role) + [.other]
    return kinds.reduce(into: []) { found, kind in
      let isThere = columns.contains { $0.files.contains { $0.kind == kind } }
      if isThere, !found.contains(kind) { found.append(kind) }
    }
  }

  // MARK: - Layouts

  private func oneAfterAnother(_ kind: Kind, width: Int) -> [String] {
    heading(of: kind, width: width)
      + columns.flatMap(\.files).filter { $0.kind == kind }.flatMap { file in
        ["-- \(file.path) (\(file.lines.count) lines)", ""] + file.lines + [""]
      }
  }

  /// A row for each subject; an architecture without a file says why.
  private func besideEachOther(
    _ kind: Kind,
    columnWidth: Int,
    width: Int
  ) -> [String] {
    let files = columns.map { $0.files.filter { $0.kind == kind } }
    guard files.count(where: { !$0.isEmpty }) > 1 else {
      return oneAfterAnother(kind, width: width)
    }
    let subjects = files.joined().map(\.subject)
      .reduce(into: [String]()) { found, subject in
        if !found.contains(subject) { found.append(subject) }
      }
    return heading(of: kind, width: width)
      + subjects.enumerated().flatMap { index, subject in
        row(
          zip(columns, files).map { column, files in
            block(
              files.filter { $0.subject == subject },
              of: column,
              isMissing: files.isEmpty && index == 0
            )
          },
          columnWidth: columnWidth
        )
      }
  }

  private func block(
    _ files: [File],
    of column: Column,
    isMissing: Bool
  ) -> [String] {
    let name = column.architecture.name
    guard !isMissing else {
      let isAbove = column.architecture.decidingRoles.contains(where: \.draws)
      return ["-- \(name): \(isAbove ? "what decides, above" : "none")"]
    }
    return files.flatMap { file in
      ["-- \(name): \(file.name) (\(file.lines.count) lines)", ""]
        + file.lines + [""]
    }
  }

  private func row(_ blocks: [[String]], columnWidth: Int) -> [String] {
    let blocks = blocks.map { lines in
      lines.flatMap { $0.folded(toCells: columnWidth) }
    }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      let cells = blocks.map { block in
        (row < block.count ? block[row] : "").padded(toCells: columnWidth)
      }
      return cells.joined(separator: Self.gap).trimmingTrailingSpaces()
    }
  }

  // MARK: - Headings

  private func heading(of kind: Kind, width: Int) -> [String] {
    "== \(title(of: kind))".wrapped(toCells: width) + [""]
  }

  private func title(of kind: Kind) -> String {
    switch kind {
    case .assembly: "What puts the parts together"
    case .decider: "What decides: \(players(of: kind))"
    case .screen: "What the user sees: \(players(of: kind))"
    case .role: players(of: kind).capitalizedSentence
    case .other: "Other"
    }
  }

  /// Such as "the presenter in mvp, the view model in mvvm, mvvm-observation".
  private func players(of kind: Kind) -> String {
    var players: [(roles: String, names: [String])] = []
    for column in columns
    where column.files.contains(where: { $0.kind == kind }) {
      let roles = column.roles(of: kind).map(\.name)
        .joined(separator: " and ")
      let name = column.architecture.name
      if let index = players.firstIndex(where: { $0.roles == roles }) {
        players[index].names.append(name)
      } else {
        players.append((roles, [name]))
      }
    }
    return players.map { roles, names in
      columns.count == 1
        ? "the \(roles)"
        : "the \(roles) in \(names.joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedSentence: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// A line of code in as many lines as it needs; what is continued ends in
  /// "↩" and goes on one step further to the right.
  func folded(toCells width: Int) -> [String] {
    let margin = prefix { $0 == " " } + "  "
    var lines: [String] = []
    var rest = self
    while rest.cellWidth > width {
      let head = rest.head(toCells: width - 1, after: margin.count)
      lines.append(head + "↩")
      rest = margin + String(rest.dropFirst(head.count).drop { $0 == " " })
    }
    return lines + [rest]
  }

  /// As much of a line as fits, up to the last space if there is one.
  private func head(toCells width: Int, after margin: Int) -> Substring {
    var used = 0
    let head = prefix { character in
      used += character.cellWidth
      return used <= width
    }
    guard let space = head.lastIndex(of: " "),
      head.distance(from: head.startIndex, to: space) > margin
    else { return head }
    return head[...space]
  }
}
