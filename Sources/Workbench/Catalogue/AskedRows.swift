import ConsoleUI
import WorkbenchKit

extension Session {
  /// Draws, and listens in on what the table asks its data source for: each
  /// row once, and only rows that show their text then.
  ///
  /// - Parameter text: What a row shows, counted from 0.
  /// - Returns: How many rows were asked for.
  @discardableResult
  func expectOnlyVisibleRowsAreAskedFor(
    showing text: (Int) -> String
  ) throws -> Int {
    guard let table = window.tables.first,
      let dataSource = table.dataSource
    else {
      throw Mismatch(expected: "a table with data", found: "none")
    }
    let listener = DataSourceListener(dataSource)
    table.dataSource = listener
    defer { table.dataSource = dataSource }
    let frame = makeFrame()
    let asked = listener.askedRows
    guard !asked.isEmpty, Set(asked).count == asked.count else {
      throw Mismatch(expected: "each row asked for once", found: asked)
    }
    for row in asked where !frame.contains(text(row)) {
      throw Mismatch(expected: "visible rows", found: "row \(row + 1)")
    }
    return asked.count
  }
}

/// Stands between a table and its data source and notes what is asked.
private final class DataSourceListener: TableViewDataSource {
  private let dataSource: any TableViewDataSource
  private(set) var askedRows: [Int] = []

  init(_ dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  func numberOfRows(in tableView: TableView) -> Int {
    dataSource.numberOfRows(in: tableView)
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    askedRows.append(row)
    return dataSource.tableView(tableView, cellForRowAt: row)
  }
}
