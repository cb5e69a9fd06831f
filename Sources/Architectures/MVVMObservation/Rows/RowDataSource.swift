import ConsoleUI

/// Keeps the rows that a table shows.
///
/// UIKit has the like: `UITableViewDiffableDataSource`. An app often hands it
/// identities only. Here, a table asks for its rows while it is laid out, and
/// nothing is tracked then. So a controller reads them in `updateProperties()`,
/// and applies them.
final class RowDataSource<Row: Equatable>: TableViewDataSource {
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
  /// Equal rows need no reload. So two rows may be equal only if they say the
  /// same, or if what they say is observable: then the cell has read it under
  /// tracking, and updates itself. The diffable data source reloads less: it
  /// inserts, deletes and moves only the rows that differ.
  func apply(_ rows: [Row]) {
    guard rows != self.rows else { return }
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
