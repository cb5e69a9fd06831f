import ConsoleUI

/// One column of a table as bars, one below the other.
struct PlotDrawing {
  private static let character = 7
  private static let rowHeight = 24
  private static let longestBar = 160

  private let head: String
  private let rows: [(name: String, cell: MeasuredTable.Cell)]
  private let greatest: Double
  private let nameWidth: Int

  /// Nil where the column holds no numbers, or bars would all be equal.
  init?(_ table: MeasuredTable, column: Int) {
    rows = table.rows.map { ($0.name, $0.cells[column]) }
    let values = rows.flatMap(\.cell.values)
    guard let greatest = values.max(), greatest > 0, Set(values).count > 1
    else { return nil }
    self.greatest = greatest
    head = table.heads[column + 1]
    let longest = rows.map(\.name.cellWidth).max() ?? 0
    nameWidth = longest * Self.character + 8
  }

  func write(to plots: inout Markup) {
    let texts = rows.map(\.cell.text.cellWidth).max() ?? 0
    let width =
      nameWidth + Self.longestBar + 8 + texts * Self.character
    let height = rows.count * Self.rowHeight
    plots.element("figure") { figure in
      figure.element("figcaption", text: head)
      figure.element(
        "svg",
        [
          "width": "\(width)", "height": "\(height)",
          "viewBox": "0 0 \(width) \(height)", "role": "img",
          "aria-label": "Bars for \(head); the figures stand in the table",
        ]
      ) { svg in
        for (index, row) in rows.enumerated() {
          write(row.name, row.cell, at: index * Self.rowHeight, to: &svg)
        }
      }
    }
  }

  private func write(
    _ name: String,
    _ cell: MeasuredTable.Cell,
    at y: Int,
    to svg: inout Markup
  ) {
    svg.text(name, x: 0, y: y + 16)
    let height = cell.values.count > 1 ? 8 : 14
    for (index, value) in cell.values.prefix(2).enumerated() where value > 0 {
      let length = value / greatest * Double(Self.longestBar)
      svg.void(
        "rect",
        [
          "class": index == 0 ? "bar1" : "bar2", "x": "\(nameWidth)",
          "y": "\(y + 4 + index * 9)",
          "width": "\(max(1, Int(length.rounded())))", "height": "\(height)",
        ]
      )
    }
    svg.text(cell.text, x: nameWidth + Self.longestBar + 6, y: y + 16)
  }
}
