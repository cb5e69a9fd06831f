import ConsoleUI
import Play

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

  /// A long list that has just been loaded asks for as many rows as a short
  /// one, and only for those that show.
  ///
  /// - Parameter text: What a row shows, counted from 0.
  func expectAsFewRows(
    as short: FeatureData,
    showing text: (Int) -> String
  ) throws {
    let few = Session(variant: variant, world: World(data: short))
    try few.perform(.wait(.milliseconds(400)))
    let count = try few.expectOnlyVisibleRowsAreAskedFor(showing: text)
    try perform(.wait(.milliseconds(400)))
    let asked = try expectOnlyVisibleRowsAreAskedFor(showing: text)
    guard asked == count else { throw Mismatch(expected: count, found: asked) }
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
