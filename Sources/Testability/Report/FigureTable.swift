import ConsoleUI

/// A table of figures with what to make of them.
struct FigureTable {
  let title: String
  /// The heads of the columns, the first that of the names.
  let heads: [String]
  let rows: [[String]]
  let howToRead: String
  let howItMisleads: String
  /// Remarks on single figures.
  var notes: [String] = []

  /// The table as lines of text of a width.
  ///
  /// Where the columns do not fit, each figure has a line of its own.
  func text(columns: Int) -> [String] {
    let sentences = ([howToRead, howItMisleads] + notes).flatMap {
      $0.wrapped(toCells: columns)
    }
    let grid = grid(columns: columns)
    let fits = grid.allSatisfy { $0.cellWidth <= columns }
    let lines = fits ? grid : list.flatMap { $0.wrapped(toCells: columns) }
    return title.wrapped(toCells: columns) + [""] + lines + [""] + sentences
  }

  private var list: [String] {
    rows.flatMap { row in
      [row[0]] + zip(heads, row).dropFirst().map { "  \($0): \($1)" }
    }
  }

  private func grid(columns: Int) -> [String] {
    let nameWidth =
      (rows.map { $0[0].cellWidth } + [heads[0].cellWidth])
      .max() ?? 0
    let widths = heads.indices.dropFirst().map { column in
      (rows.map { $0[column].cellWidth } + heads[column].wordWidths).max() ?? 0
    }
    let cells = [nameWidth] + share(columns, nameWidth, among: widths)
    let headLines = zip(heads, cells).map { $0.wrapped(toCells: $1) }
    let height = headLines.map(\.count).max() ?? 0
    let head = (0..<height).map { line in
      join(
        headLines.map { lines in
          let above = height - lines.count
          return line < above ? "" : lines[line - above]
        },
        cells
      )
    }
    let rule = cells.map { String(repeating: "-", count: $0) }
      .joined(separator: "  ")
    return head + [rule] + rows.map { join($0, cells) }
  }

  /// The table in Markdown.
  var markdown: [String] {
    func line(_ cells: [String]) -> String {
      "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = ["---"] + heads.dropFirst().map { _ in "---:" }
    return ["**\(title)**", "", line(heads), line(rule)] + rows.map(line) + [""]
      + [([howToRead, howItMisleads] + notes).joined(separator: " ")]
  }

  /// Widens columns while there is room, so that heads take fewer lines.
  private func share(
    _ columns: Int,
    _ nameWidth: Int,
    among widths: [Int]
  ) -> [Int] {
    let used = nameWidth + widths.map { $0 + 2 }.reduce(0, +)
    let extra = max(0, columns - used) / max(1, widths.count)
    return zip(widths, heads.dropFirst()).map { width, head in
      max(width, min(width + extra, head.cellWidth))
    }
  }

  private func join(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      let space = String(
        repeating: " ",
        count: max(0, cell.1 - cell.0.cellWidth)
      )
      return index == 0 ? cell.0 + space : space + cell.0
    }
    .joined(separator: "  ").trimmingSpacesAtEnd
  }
}

extension String {
  fileprivate var wordWidths: [Int] {
    split(separator: " ").map { String($0).cellWidth }
  }

  fileprivate var trimmingSpacesAtEnd: String {
    var rest = self[...]
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
