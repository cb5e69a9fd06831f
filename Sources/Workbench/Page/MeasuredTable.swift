/// Figures that were measured, and what to make of them.
package struct MeasuredTable: Equatable, Sendable {
  /// What stands in one place of the table.
  package struct Cell: Equatable, Sendable {
    package var text: String
    /// The numbers to plot: none, one, or two to compare.
    package var values: [Double]

    package init(_ text: String, values: [Double] = []) {
      self.text = text
      self.values = values
    }
  }

  package struct Row: Equatable, Sendable {
    package var name: String
    package var cells: [Cell]

    package init(name: String, cells: [Cell]) {
      self.name = name
      self.cells = cells
    }
  }

  package var title: String
  /// What the rows are, and what each column holds.
  package var heads: [String]
  package var rows: [Row]
  /// How to read the figures, how they mislead, and remarks on single ones.
  package var remarks: [String]

  package init(
    title: String,
    heads: [String],
    rows: [Row],
    remarks: [String]
  ) {
    self.title = title
    self.heads = heads
    self.rows = rows
    self.remarks = remarks
  }
}
