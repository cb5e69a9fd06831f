import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoRowTests {
  private let service = HeldTodoService()

  @Test func aRowShowsMarkTitleAndDescription() throws {
    let module = try TodoModule(service: service, todos: [.milk, .bread])
    #expect(
      module.view.rows == [
        TodoDisplayData(title: "[ ] Milk", description: "Two bottles"),
        TodoDisplayData(title: "[x] Bread", description: ""),
      ]
    )
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let todo = Todo(title: "Milk\nand\r\nbread", description: "soon\nor later")
    let module = try TodoModule(service: service, todos: [todo])
    #expect(
      module.view.rows == [
        TodoDisplayData(
          title: "[ ] Milk and bread",
          description: "soon or later"
        )
      ]
    )
  }

  @Test func selectingARowMarksItAsDoneOrNotDone() throws {
    let module = try TodoModule(service: service, todos: [.milk, .bread])
    module.presenter.toggleTodo(atRow: 0)
    #expect(module.rowTitles == ["[x] Milk", "[x] Bread"])
    module.presenter.toggleTodo(atRow: 1)
    #expect(module.rowTitles == ["[x] Milk", "[ ] Bread"])
    module.presenter.toggleTodo(atRow: 0)
    #expect(module.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
