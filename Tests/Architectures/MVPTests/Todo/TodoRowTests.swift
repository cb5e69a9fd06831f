import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct TodoRowTests {
  private let service = HeldTodoService()

  @Test func aRowShowsMarkTitleAndDescription() throws {
    let view = try TodoBench(service: service, todos: [.milk, .bread]).view
    #expect(view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(view.rows.map(\.description) == ["Two bottles", ""])
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let todo = Todo(title: "Milk\nand\r\nbread", description: "soon\nor later")
    let view = try TodoBench(service: service, todos: [todo]).view
    #expect(view.rowTitles == ["[ ] Milk and bread"])
    #expect(view.rows.map(\.description) == ["soon or later"])
  }

  @Test func selectingARowMarksItAsDoneOrNotDone() throws {
    let bench = try TodoBench(service: service, todos: [.milk, .bread])
    bench.presenter.todoSelected(atRow: 0)
    #expect(bench.view.rowTitles == ["[x] Milk", "[x] Bread"])
    bench.presenter.todoSelected(atRow: 1)
    #expect(bench.view.rowTitles == ["[x] Milk", "[ ] Bread"])
    bench.presenter.todoSelected(atRow: 0)
    #expect(bench.view.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
