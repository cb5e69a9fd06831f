import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The view words what it shows, so these run through it.
@MainActor
@Suite(.settled)
struct TodoRowTests {
  private let service = HeldTodoService()

  @Test func aRowShowsMarkTitleAndDescription() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk, .bread])
    #expect(view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(view.rows.map(\.descriptionLabel.text) == ["Two bottles", ""])
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let todo = Todo(title: "Milk\nand\r\nbread", description: "soon\nor later")
    let view = try TodoViewDriver(service: service, todos: [todo])
    #expect(view.rowTitles == ["[ ] Milk and bread"])
    #expect(view.rows.map(\.descriptionLabel.text) == ["soon or later"])
  }

  @Test func selectingARowMarksItAsDoneOrNotDone() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk, .bread])
    view.select(row: 0)
    #expect(view.rowTitles == ["[x] Milk", "[x] Bread"])
    view.select(row: 1)
    #expect(view.rowTitles == ["[x] Milk", "[ ] Bread"])
    view.select(row: 0)
    #expect(view.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }

  @Test func selectingARowLeavesNothingSelected() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk])
    view.select(row: 0)
    #expect(view.layout.tableView.selectedRow == nil)
  }
}
