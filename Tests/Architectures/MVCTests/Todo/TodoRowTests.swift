import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct TodoRowTests {
  private let service = HeldTodoService()

  @Test func aRowShowsMarkTitleAndDescription() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(screen.rows.map(\.descriptionLabel.text) == ["Two bottles", ""])
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let todo = Todo(title: "Milk\nand\r\nbread", description: "soon\nor later")
    let screen = try TodoDriver(service: service, todos: [todo])
    #expect(screen.rowTitles == ["[ ] Milk and bread"])
    #expect(screen.rows.map(\.descriptionLabel.text) == ["soon or later"])
  }

  @Test func selectingARowMarksItAsDoneOrNotDone() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    screen.select(row: 0)
    #expect(screen.rowTitles == ["[x] Milk", "[x] Bread"])
    screen.select(row: 1)
    #expect(screen.rowTitles == ["[x] Milk", "[ ] Bread"])
    screen.select(row: 0)
    #expect(screen.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }

  @Test func selectingARowLeavesNothingSelected() throws {
    let screen = try TodoDriver(service: service, todos: [.milk])
    screen.select(row: 0)
    #expect(screen.layout.tableView.selectedRow == nil)
  }
}
