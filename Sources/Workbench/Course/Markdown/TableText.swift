import ConsoleUI

/// Sets a table in columns that fit a width, wrapping cells where needed.
struct TableText {
  private let rows: [[InlineText]]
  private let widths: [Int]
  private let usesColor: Bool

  private static let gap = 2
  private static let narrowest = 6

  init(rows: [[String]], width: Int, usesColor: Bool) {
    let count = rows.map(\.count).max() ?? 0
    let cells = rows.map { row in
      (0..<count).map { column in
        InlineText(
          column < row.count ? row[column] : "",
          keepsMarks: !usesColor
        )
      }
    }
    var widths = (0..<count).map { column in
      cells.map { $0[column].plain.cellWidth }.max() ?? 0
    }
    let room = width - Self.gap * max(0, count - 1)
    while widths.reduce(0, +) > room,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
    }
    self.rows = cells
    self.widths = widths
    self.usesColor = usesColor
  }

  /// The head, a rule and the rows.
  var lines: [String] {
    guard let head = rows.first else { return [] }
    let rule = widths.map { String(repeating: "─", count: $0) }
      .joined(separator: String(repeating: " ", count: Self.gap))
    let body = rows.dropFirst().flatMap(lines(of:))
    let hasHead = !head.allSatisfy { $0.plain.isEmpty }
    return (hasHead ? lines(of: head) : []) + [rule] + body
  }

  private func lines(of row: [InlineText]) -> [String] {
    let cells = zip(row, widths).map { cell, width in
      zip(
        cell.lines(width: width, usesColor: false),
        cell.lines(width: width, usesColor: usesColor)
      ).map { (cells: $0.cellWidth, text: $1) }
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      var line = ""
      var free = 0
      for (cell, width) in zip(cells, widths) {
        line += String(repeating: " ", count: free)
        let part = index < cell.count ? cell[index] : (cells: 0, text: "")
        line += part.text
        free = width - part.cells + Self.gap
      }
      return line
    }
  }
}
