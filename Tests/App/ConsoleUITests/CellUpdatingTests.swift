import ConsoleUI
import Testing

@MainActor
@Suite("Cells that update themselves")
struct CellUpdatingTests {
  private let rows = UpdatingRows()

  private func draw() -> Frame { rows.window.makeFrame() }

  /// Shows the rows and forgets what that took.
  private func show() {
    _ = draw()
    rows.forget()
  }

  @Test("They do once when their rows are made, before these are drawn")
  func made() {
    let frame = draw()
    #expect(frame.contains("Ada") && frame.contains("Grace"))
    #expect(rows.updated == [0, 1])
    _ = draw()
    #expect(rows.updated == [0, 1])
  }

  @Test("A change marks its cell; the next frame shows the last of several")
  func change() {
    show()
    rows.items[1].text = "Alan"
    rows.items[1].text = "Barbara"
    #expect(rows.updated == [])
    #expect(draw().contains("Barbara"))
    #expect(rows.updated == [1])
    rows.items[1].text = "Donald"
    #expect(draw().contains("Donald"))
    #expect(rows.updated == [1, 1])
  }

  @Test("What is offered is up to date, without a frame")
  func offers() {
    show()
    rows.items[0].text = "Alan"
    #expect(rows.window.tables.count == 1)
    #expect(rows.updated == [0])
  }

  @Test("A cell can be asked to update without a change")
  func asked() {
    show()
    rows.table.visibleCells[1]?.setNeedsUpdateConfiguration()
    #expect(rows.updated == [])
    _ = draw()
    _ = draw()
    #expect(rows.updated == [1])
  }

  @Test("A new handler runs, and what the former one has read is forgotten")
  func newHandler() {
    show()
    var runs = 0
    rows.table.visibleCells[0]?.configurationUpdateHandler = { _ in runs += 1 }
    #expect(runs == 0)
    _ = draw()
    #expect(runs == 1)
    rows.items[0].text = "Alan"
    _ = draw()
    #expect(runs == 1)
    #expect(rows.updated == [])
  }

  @Test("A cell that is used again follows its own row, and not the former")
  func reuse() {
    show()
    let cell = rows.table.visibleCells[0]
    rows.table.scrollToRow(at: 2)
    #expect(draw().contains("Edsger"))
    #expect(rows.table.visibleCells[2] === cell)
    #expect(rows.updated == [2])
    rows.items[0].text = "Alan"
    #expect(!draw().contains("Alan"))
    #expect(rows.updated == [2])
    rows.items[2].text = "Barbara"
    #expect(draw().contains("Barbara"))
    #expect(rows.updated == [2, 2])
  }

  @Test("A cell that is used again without a handler follows no row")
  func reuseWithoutHandler() {
    show()
    rows.areRead = false
    rows.table.scrollToRow(at: 2)
    _ = draw()
    rows.items[0].text = "Alan"
    rows.table.visibleCells[2]?.setNeedsUpdateConfiguration()
    #expect(!draw().contains("Alan"))
    #expect(rows.updated == [])
  }

  @Test("A cell may read by itself, and follows its own row when used again")
  func ownUpdate() {
    rows.haveOwnUpdate = true
    #expect(draw().contains("Ada"))
    #expect(rows.updated == [0, 1])
    rows.items[1].text = "Barbara"
    #expect(draw().contains("Barbara"))
    #expect(rows.updated == [0, 1, 1])
    let cell = rows.table.visibleCells[0]
    rows.table.scrollToRow(at: 2)
    #expect(draw().contains("Edsger"))
    #expect(rows.table.visibleCells[2] === cell)
    rows.forget()
    rows.items[0].text = "Alan"
    #expect(!draw().contains("Alan"))
    #expect(rows.updated == [])
  }

  @Test("A cell that has left the screen keeps nothing of its row")
  func release() {
    show()
    weak let released = rows.items[0]
    rows.items[0] = Shown("Alan")
    #expect(released != nil)
    rows.table.reloadData()
    #expect(released == nil)
  }

  @Test("Cells of a covered screen show no changes before it is back")
  func covered() {
    show()
    let navigation = rows.controller.navigationController
    navigation?.pushViewController(ViewController())
    rows.items[0].text = "Alan"
    _ = draw()
    #expect(rows.updated == [])
    navigation?.popViewController()
    #expect(draw().contains("Alan"))
    #expect(rows.updated == [0])
  }

  @Test("A controller that reloads them goes first")
  func reload() {
    show()
    rows.items[0].text = "Alan"
    rows.controller.shown.isOpen = true
    #expect(draw().contains("Alan"))
    #expect(rows.updated == [0, 1])
  }

  @Test("The window tells of each mark of a cell that is on the screen, once")
  func marks() {
    var marked: [TableViewCell] = []
    rows.window.needsUpdate = { updating, _ in
      if let cell = updating as? TableViewCell { marked.append(cell) }
    }
    show()
    rows.items[0].text = "Alan"
    rows.items[0].text = "Barbara"
    #expect(marked.count == 1)
    #expect(marked.first === rows.table.visibleCells[0])
    rows.table.scrollToRow(at: 2)
    _ = draw()
    rows.items[0].text = "Donald"
    #expect(marked.count == 1)
  }

  @Test("The window tells what of a cell runs", arguments: [true, false])
  func names(_ haveOwnUpdate: Bool) {
    rows.haveOwnUpdate = haveOwnUpdate
    var names: [String] = []
    rows.window.needsUpdate = { names.append($1) }
    show()
    rows.items[0].text = "Alan"
    let own = "updateConfiguration()"
    #expect(names == [haveOwnUpdate ? own : "configurationUpdateHandler"])
  }

  @Test("A handler that always asks for another update is stopped")
  func endless() {
    show()
    var runs = 0
    rows.table.visibleCells[0]?.configurationUpdateHandler = { cell in
      runs += 1
      cell.setNeedsUpdateConfiguration()
    }
    #expect(rows.window.tables.count == 1)
    #expect(runs == 10)
  }
}
