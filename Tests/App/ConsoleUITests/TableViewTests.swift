import ConsoleUI
import Testing

@MainActor
@Suite("A table")
struct TableViewTests {
  /// A table of so many rows, in a window that has room for four and a half.
  private func table(
    _ number: Int
  ) -> (table: TableView, rows: CountingRows, draw: () -> Frame) {
    let table = TableView(rowHeight: 1)
    let rows = CountingRows(number)
    table.dataSource = rows
    table.delegate = rows
    let draw = { table.shown(width: 12, height: 9) }
    return (table, rows, draw)
  }

  @Test(
    "It asks for the rows on the screen only, however many there are",
    arguments: [1000, 1_000_000]
  )
  func lazyRows(_ number: Int) {
    let (table, rows, draw) = table(number)
    #expect(draw().contains("row 5"))
    #expect(rows.asked == [0, 1, 2, 3, 4])
    rows.forget()

    _ = draw()
    #expect(rows.asked == [])

    table.selectRow(at: 5)
    #expect(draw().contains("> row 6"))
    #expect(rows.asked == [5])
    rows.forget()

    table.selectRow(at: number - 1)
    #expect(draw().contains("row \(number)"))
    #expect(rows.asked.sorted() == Array(number - 5..<number))
    #expect(rows.made.count <= 10)
    #expect(table.visibleCells.count == 5)
  }

  @Test("A cell that left the screen is used again")
  func reuse() {
    let (table, rows, draw) = table(100)
    _ = draw()
    let first = table.visibleCells[0] as? NumberCell
    table.scrollToRow(at: 50)
    _ = draw()
    table.scrollToRow(at: 90)
    _ = draw()
    #expect(rows.made.count == 5)
    #expect(first?.reuses == 2)
  }

  @Test("Its delegate is told of each row that is about to be shown")
  func rowsThatCome() {
    let (table, rows, draw) = table(100)
    _ = draw()
    #expect(rows.displayed == (0...4).map { "\($0): row \($0 + 1)" })
    rows.forget()

    _ = draw()
    #expect(rows.displayed == [])
    table.scrollToRow(at: 6)
    _ = draw()
    #expect(rows.displayed == ["5: row 6", "6: row 7"])
  }

  @Test("Its delegate is told of each row that was scrolled off or reloaded")
  func rowsThatHaveGone() {
    let (table, rows, draw) = table(100)
    _ = draw()
    #expect(rows.ended == [])
    table.scrollToRow(at: 6)
    _ = draw()
    #expect(rows.ended == ["0: row 1", "1: row 2"])
    rows.forget()

    rows.number = 1
    table.reloadData()
    let reloaded = (2...6).map { "\($0): row \($0 + 1)" }
    #expect(rows.ended == reloaded)
    _ = draw()
    #expect(rows.ended == reloaded)
  }

  @Test("Rows that are covered or hidden stay, and those of a left screen go")
  func rowsOfAScreenThatWasLeft() {
    let (table, rows, _) = table(2)
    let list = ViewController()
    list.view = table
    let navigation = NavigationController(rootViewController: ViewController())
    let window = Window(
      size: CellSize(width: 12, height: 9),
      rootViewController: navigation
    )
    window.makeVisible()
    navigation.pushViewController(list)
    _ = window.makeFrame()
    navigation.pushViewController(ViewController())
    _ = window.makeFrame()
    window.goBack()
    table.isHidden = true
    _ = window.makeFrame()
    #expect(rows.ended == [])
    window.goBack()
    #expect(rows.ended == ["0: row 1", "1: row 2"])
  }

  @Test("On a screen with no room for rows, they stay from frame to frame")
  func rowsOfALowScreen() {
    let (table, rows, _) = table(3)
    let content = StackView(axis: .vertical)
    let label = Label(numberOfLines: 0)
    label.text = "above\nthe\ntable"
    content.addArrangedSubviews(label, table)
    let list = ViewController()
    list.view = content
    let window = Window(
      size: CellSize(width: 12, height: 3),
      rootViewController: list
    )
    window.showsFocus = true
    window.makeVisible()
    #expect(window.makeFrame().contains("row 1"))
    rows.forget()
    _ = window.makeFrame()
    #expect(rows.asked == [])
    #expect(rows.ended == [])
  }

  @Test("It scrolls to the top, also where there are no rows")
  func scrollToTop() {
    let (table, rows, draw) = table(100)
    table.selectRow(at: 50)
    #expect(draw().contains("row 51"))
    table.scrollToTop()
    #expect(draw().contains("row 1 "))
    rows.number = 0
    table.reloadData()
    table.scrollToTop()
    #expect(!draw().contains("row"))
  }

  @Test("Reloading asks for everything again and selects nothing")
  func reloadData() {
    let (table, rows, draw) = table(3)
    _ = draw()
    table.selectRow(at: 1)
    rows.number = 2
    #expect(table.numberOfRows == 3)
    rows.forget()
    table.reloadData()
    #expect(table.numberOfRows == 2)
    #expect(table.selectedRow == nil)
    #expect(!draw().contains("row 3"))
    #expect(rows.asked == [0, 1])
  }

  @Test("Fewer rows than it had scrolled to leave no gap")
  func shrinking() {
    let (table, rows, draw) = table(1000)
    table.selectRow(at: 999)
    _ = draw()
    rows.number = 2
    table.reloadData()
    let frame = draw()
    #expect(frame.lines[0] == "  row 1     ")
    rows.number = 0
    table.reloadData()
    #expect(draw().lines.allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test("A row that is chosen is marked, told and can be let go")
  func selection() {
    let (table, rows, draw) = table(3)
    table.selectRow(at: 1)
    #expect(draw().lines[2] == "> row 2     ")
    table.deselectRow(at: 0)
    #expect(table.selectedRow == 1)
    table.deselectRow(at: 1)
    #expect(draw().lines[2] == "  row 2     ")
    for row in [-1, 3, Int.max, Int.min] { table.selectRow(at: row) }
    #expect(rows.selected == [1])
    #expect(table.selectedRow == nil)
  }

  @Test("It keeps neither its data source nor its delegate alive")
  func weakReferences() {
    let table = TableView(rowHeight: 1)
    weak var released: CountingRows?
    do {
      let rows = CountingRows(2)
      table.dataSource = rows
      table.delegate = rows
      released = rows
    }
    #expect(released == nil)
    table.selectRow(at: 0)
    #expect(table.shown(width: 5, height: 3).lines.count == 3)
  }
}
