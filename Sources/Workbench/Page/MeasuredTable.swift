/// Figures that were measured, and what to make of them.
package struct MeasuredTable: Sendable {
  /// What stands in one place of the table, and the numbers to plot: none, one,
  /// or two to compare.
  package typealias Cell = (text: String, values: [Double])
  package typealias Row = (name: String, cells: [Cell])

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
