import ConsoleUI
import Layouts

/// What lists of photos by hand have in common: a table and its rows.
class ListController: ViewController, TableViewDataSource {
  private let layout = PhotoListLayout()

  var table: TableView { layout.tableView }
  var count: Int { 0 }

  override func loadView() { view = layout }

  override func viewDidLoad() {
    // With as high a bar above it, as many rows fit.
    title = "Popular"
    table.dataSource = self
  }

  func fill(_ cell: PhotoCell, row: Int) {}

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    fill(cell, row: row)
    return cell
  }
}
