/// The measured tables, as plots with the tables beside them.
struct MeasuredSection {
  let tables: [MeasuredTable]

  func write(to main: inout Markup) {
    guard !tables.isEmpty else { return }
    main.element("section", ["class": "measured", "id": "measured"]) {
      section in
      section.element("h2", text: "Measured")
      section.element(
        "p",
        text: "Each plot has a scale of its own, which begins at zero."
      )
      for table in tables { write(table, to: &section) }
    }
  }

  private func write(_ table: MeasuredTable, to section: inout Markup) {
    section.element("section") { part in
      part.element("h3", text: table.title)
      for remark in table.remarks { part.element("p", text: remark) }
      if table.rows.flatMap(\.cells).contains(where: { $0.values.count > 1 }) {
        part.element(
          "p",
          text: "Of two bars, the full one is the first figure of the two, "
            + "the hollow one the second."
        )
      }
      part.element("div", ["class": "plots"]) { plots in
        for column in table.rows.first?.cells.indices ?? 0..<0 {
          PlotDrawing(table, column: column)?.write(to: &plots)
        }
      }
      part.element("div", MarkdownMarkup.scroll("Table: \(table.title)")) {
        write(rowsOf: table, to: &$0)
      }
    }
  }

  private func write(rowsOf table: MeasuredTable, to markup: inout Markup) {
    markup.element("table") { element in
      element.element("thead") { head in
        head.element("tr") { row in
          for text in table.heads {
            row.element("th", ["scope": "col"], text: text)
          }
        }
      }
      element.element("tbody") { body in
        for row in table.rows {
          body.element("tr") { line in
            line.element("th", ["scope": "row"], text: row.name)
            for cell in row.cells { line.element("td", text: cell.text) }
          }
        }
      }
    }
  }
}
