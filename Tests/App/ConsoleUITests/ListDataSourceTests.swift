import ConsoleUI
import Testing

@MainActor
@Suite("A data source for any list")
struct ListDataSourceTests {
  private let table = TableView(rowHeight: 1)

  private func draw() -> Frame { table.shown(width: 12, height: 9) }

  @Test("A row shows its item in a cell of the list's type")
  func rows() {
    let names = ["Ada", "Grace"]
    let dataSource = ListDataSource<NameCell, String>(
      count: { names.count },
      item: { names[$0] },
      fill: { $0.label.text = $1 }
    )
    table.dataSource = dataSource
    let frame = draw()
    #expect(frame.lines[0] == "  Ada       ")
    #expect(frame.lines[2] == "  Grace     ")
    #expect(table.numberOfRows == 2)
  }

  @Test("Items that were handed over are its rows")
  func handedItems() {
    let dataSource = ListDataSource<NameCell, String>(items: ["Ada", "Grace"]) {
      $0.label.text = $1
    }
    table.dataSource = dataSource
    #expect(draw().lines[2] == "  Grace     ")
    #expect(table.numberOfRows == 2)
  }

  @Test("A reload asks anew")
  func reload() {
    let list = Names()
    let dataSource = ListDataSource<NameCell, String>(
      count: { list.names.count },
      item: { list.names[$0] },
      fill: { $0.label.text = $1 }
    )
    table.dataSource = dataSource
    _ = draw()
    list.names = ["Grace"]
    table.reloadData()
    #expect(draw().lines[0] == "  Grace     ")
    #expect(table.numberOfRows == 1)
  }

  @Test("100,000 items make as many cells as ten", arguments: [10, 100_000])
  func fewCells(_ count: Int) {
    var filled: [Int] = []
    var cells: Set<ObjectIdentifier> = []
    let dataSource = ListDataSource<NameCell, Int>(
      count: { count },
      item: { $0 },
      fill: { cell, item in
        filled.append(item)
        cells.insert(ObjectIdentifier(cell))
      }
    )
    table.dataSource = dataSource
    _ = draw()
    #expect(filled == [0, 1, 2, 3, 4])
    table.selectRow(at: count - 1)
    _ = draw()
    #expect(filled.count == 10)
    #expect(cells.count == 5)
  }

  @Test("A row without an item leaves its cell as it is")
  func noItem() {
    let dataSource = ListDataSource<NameCell, String>(
      count: { 1 },
      item: { _ in nil },
      fill: { _, _ in Issue.record("there is nothing to fill it with") }
    )
    table.dataSource = dataSource
    #expect(draw().lines[0] == "            ")
  }
}

private final class NameCell: TableViewCell {
  let label = Label()

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() {
    label.frame = bounds
  }
}

@MainActor
private final class Names {
  var names = ["Ada", "Grace"]
}
