import ConsoleUI

/// Keeps the rows that a table shows, and tells them apart by their identities.
///
/// UIKit has the like: `UITableViewDiffableDataSource`, which keeps nothing but
/// the identities. Here, a table asks for its rows while it is laid out, and
/// nothing is tracked then. So a controller reads them in `updateProperties()`,
/// and applies them.
final class RowDataSource<Row: Identifiable>: TableViewDataSource {
  private let tableView: TableView
  private let cellProvider: @MainActor (TableView, Row) -> TableViewCell
  private var rows: [Row] = []

  /// Makes the data source of a table, which holds it weakly.
  ///
  /// - Parameters:
  ///   - tableView: The table that shows the rows.
  ///   - cellProvider: Makes the cell for a row. The cell itself reads what the
  ///     row says, where that is tracked: in its `configurationUpdateHandler`,
  ///     or in `updateConfiguration()` of its class.
  init(
    tableView: TableView,
    cellProvider: @escaping @MainActor (TableView, Row) -> TableViewCell
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
  }

  func row(at number: Int) -> Row { rows[number] }

  /// Reloads the table, if these are other rows.
  ///
  /// The same rows need no reload, even if one says something else by now. Its
  /// cell updates itself, for it has read that under tracking. So what a row
  /// says must be constant, or come from something observable. UIKit does not
  /// reload all: it inserts, deletes and moves only the rows that differ.
  func apply(_ rows: [Row]) {
    guard rows.map(\.id) != self.rows.map(\.id) else { return }
    self.rows = rows
    tableView.reloadData()
  }

  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt number: Int
  ) -> TableViewCell {
    cellProvider(tableView, rows[number])
  }
}
