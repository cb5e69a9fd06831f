import ConsoleUI
import WorkbenchKit

extension Scenario {
  /// A hundred thousand rows, of which the screen shows a handful.
  static let lazyRows: [Scenario] = [
    Scenario(
      "photo-list 7",
      "of a long list, only rows on the screen are asked for and made",
      data: .photos(100_000),
      script: "wait 399ms",
      check: { session in
        try session.perform(.wait(.milliseconds(1)))
        try session.expectOnlyVisibleRowsAreAskedFor()
      }
    ),
    Scenario(
      "photo-list 7",
      "after a jump, only rows on the screen there are asked for and made",
      data: .photos(100_000),
      script: "wait 400ms",
      check: { session in
        try session.perform(.select(50_000))
        try session.perform(.back)
        try session.expectOnlyVisibleRowsAreAskedFor()
        try session.expectText("Photo 050000")
      }
    ),
    Scenario(
      "photo-list 7",
      "a hundred thousand photos draw as many rows as a thousand",
      data: .photos(100_000),
      script: "wait 400ms",
      check: { session in
        let few = Session(
          variant: session.variant,
          world: World(data: .photos(1000))
        )
        try few.perform(.wait(.milliseconds(400)))
        try few.expectLooks(like: session.makeFrame())
        try few.expectTexts(session.makeFrame().texts)
      }
    ),
  ]
}

extension Session {
  /// Draws, and listens in on what the table asks its data source for.
  fileprivate func expectOnlyVisibleRowsAreAskedFor() throws {
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
    for row in asked where !frame.contains("\(row + 1) 2017-10-02") {
      throw Mismatch(expected: "visible rows", found: "row \(row + 1)")
    }
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
