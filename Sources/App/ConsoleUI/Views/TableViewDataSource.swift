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

  /// Called when a row is about to be shown, after its cell was made.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  )

  /// Called when a row has gone: it was scrolled off, or the data was reloaded,
  /// or the screen was popped. A row that is covered or hidden stays.
  ///
  /// As in UIKit, the row is the one that the cell showed. When it is called
  /// for a reload, the data source may have other rows already.
  ///
  /// A table that is released tells nobody. It goes together with whoever holds
  /// it, and that is often the delegate.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  )
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {}

  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {}
}
