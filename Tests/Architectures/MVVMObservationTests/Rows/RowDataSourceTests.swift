import ConsoleUI
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
struct RowDataSourceTests {
  private let tableView = TableView(rowHeight: 1)
  private let dataSource: RowDataSource<Row>

  init() {
    dataSource = RowDataSource(tableView: tableView) { tableView, _ in
      tableView.dequeueReusableCell(TableViewCell.self)
    }
    tableView.dataSource = dataSource
    tableView.frame = CellRect(x: 0, y: 0, width: 20, height: 10)
  }

  @Test func theTableShowsTheRowsThatWereAppliedLast() {
    #expect(tableView.numberOfRows == 0)
    dataSource.apply([Row(id: 1), Row(id: 2)])
    #expect(tableView.numberOfRows == 2)
    #expect(dataSource.row(at: 1).id == 2)
    dataSource.apply([Row(id: 3)])
    #expect(tableView.numberOfRows == 1)
    #expect(dataSource.row(at: 0).id == 3)
  }

  @Test func onlyOtherRowsReloadTheTable() {
    dataSource.apply([Row(id: 1), Row(id: 2)])
    tableView.layoutSubviews()
    let cell = tableView.visibleCells[0]
    #expect(cell != nil)
    dataSource.apply([Row(id: 1), Row(id: 2)])
    #expect(tableView.visibleCells[0] === cell)
    dataSource.apply([Row(id: 2), Row(id: 1)])
    #expect(tableView.visibleCells.isEmpty)
  }
}

private struct Row: Equatable {
  let id: Int
}
