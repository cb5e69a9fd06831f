import ConsoleUI

/// A table of figures with what to make of them.
package struct FigureTable {
  /// The figures of one variant, or of a whole architecture.
  package struct Row {
    package let architecture: String
    package var feature: String?
    package let figures: [Figure]

    package var name: String {
      [architecture, feature].compactMap(\.self).joined(separator: "/")
    }
  }

  package let title: String
  /// The heads of the columns, the first that of the names.
  package let heads: [String]
  package let rows: [Row]
  package let howToRead: String
  package let howItMisleads: String
  /// Remarks on single figures.
  package var notes: [String] = []

  /// What stands in each row, its name first.
  private var cells: [[String]] {
    rows.map { row in
      [row.name] + row.figures.map(\.text)
    }
  }

  /// The table as lines of text of a width.
  ///
  /// Columns that do not fit beside the others follow under them, so that
  /// figures to compare always stand in a column.
  package func text(columns: Int) -> [String] {
    let sentences = ([howToRead, howItMisleads] + notes).flatMap {
      $0.wrapped(toCells: columns)
    }
    let grids = parts(columns: columns).map { part in
      grid(of: part, columns: columns) + [""]
    }
    return title.wrapped(toCells: columns) + [""] + grids.joined() + sentences
  }

  /// The least width of each column: that of its figures, and of the longest
  /// word of its head.
  private var widths: [Int] {
    heads.indices.map { column in
      (cells.map { $0[column].cellWidth } + heads[column].wordWidths).max() ?? 0
    }
  }

  /// The places of the figures' columns, as many together as fit.
  private func parts(columns: Int) -> [[Int]] {
    let widths = widths
    var parts: [[Int]] = []
    var room = 0
    for column in widths.indices.dropFirst() {
      room -= widths[column] + 2
      if room < 0 || parts.isEmpty {
        parts.append([])
        room = columns - widths[0] - widths[column] - 2
      }
      parts[parts.count - 1].append(column)
    }
    return parts
  }

  private func grid(of part: [Int], columns: Int) -> [String] {
    let places = [0] + part
    let partHeads = places.map { heads[$0] }
    let partRows = cells.map { row in places.map { row[$0] } }
    let leastWidths = places.map { widths[$0] }
    let shares = share(columns, among: leastWidths, heads: partHeads)
    let headLines = zip(partHeads, shares).map { $0.wrapped(toCells: $1) }
    let height = headLines.map(\.count).max() ?? 0
    let head = (0..<height).map { line in
      join(
        headLines.map { lines in
          let above = height - lines.count
          return line < above ? "" : lines[line - above]
        },
        shares
      )
    }
    let rule = shares.map { String(repeating: "-", count: $0) }
      .joined(separator: "  ")
    return head + [rule] + partRows.map { join($0, shares) }
  }

  /// The table in Markdown.
  var markdown: [String] {
    func line(_ cells: [String]) -> String {
      "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = ["---"] + heads.dropFirst().map { _ in "---:" }
    return ["**\(title)**", "", line(heads), line(rule)] + cells.map(line) + [
      ""
    ]
      + [([howToRead, howItMisleads] + notes).joined(separator: " ")]
  }

  /// Widens columns while there is room, so that heads take fewer lines.
  private func share(
    _ columns: Int,
    among widths: [Int],
    heads: [String]
  ) -> [Int] {
    let used = widths.map { $0 + 2 }.reduce(0, +) - 2
    let extra = max(0, columns - used) / widths.count
    return zip(widths, heads).map { width, head in
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
    .joined(separator: "  ").trimmingTrailingSpaces()
  }
}

extension String {
  fileprivate var wordWidths: [Int] {
    split(separator: " ").map { String($0).cellWidth }
  }
}

/// A figure of a table.
package struct Figure {
  package let text: String
  /// The numbers that can be compared with those of other rows.
  package let values: [Double]

  /// - Parameter mark: What leads to a remark below the table.
  init(_ count: Int, mark: String = "") {
    text = "\(count)\(mark)"
    values = [Double(count)]
  }

  /// Of the architecture's own suite, and of the one that all share.
  init(logic: Int, shared: Int) {
    text = "\(logic)/\(shared)"
    values = [Double(logic), Double(shared)]
  }

  /// With a second number that only explains the first.
  init(_ count: Int, inBrackets remark: Int) {
    text = "\(count) (\(remark))"
    values = [Double(count)]
  }

  /// Lines that come, and lines that go.
  init(_ lines: LineFigures) {
    text = lines.text
    values = [Double(lines.added + lines.removed)]
  }

  /// With one digit after the point, the same in every locale.
  init(mean: Double) {
    let tenths = Int((mean * 10).rounded())
    text = "\(tenths / 10).\(tenths % 10)"
    values = [Double(tenths) / 10]
  }
}
