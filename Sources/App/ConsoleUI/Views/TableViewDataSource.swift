/// Knows what a table shows, as `UITableViewDataSource` does.
///
/// A table here has one section, so a row is named by its number, from 0.
@MainActor
public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int

  /// Makes the cell of a row; only rows on the screen are asked for.
  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell
}

/// Is told what happens to a table, as `UITableViewDelegate` is.
@MainActor
public protocol TableViewDelegate: AnyObject {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}
