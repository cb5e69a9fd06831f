import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoControlTests {
  private let service = HeldTodoService()

  @Test(
    arguments: [
      ([.milk, .milk], "2 items left"),
      ([.milk, .bread], "1 item left"),
      ([.bread], "0 items left"),
    ] as [([Todo], String)]
  )
  func aLabelCountsWhatIsLeft(todos: [Todo], text: String) throws {
    let module = try TodoModule(service: service, todos: todos)
    #expect(module.view.controls?.itemsLeftText == text)
  }

  @Test func markAllMarksAllAsDoneAndThenAsNotDone() throws {
    let module = try TodoModule(service: service, todos: [.milk, .bread])
    #expect(module.view.controls?.markAllTitle == "Mark all as done")
    module.presenter.toggleAllTodos()
    #expect(module.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(module.view.controls?.markAllTitle == "Mark all as not done")
    module.presenter.toggleAllTodos()
    #expect(module.rowTitles == ["[ ] Milk", "[ ] Bread"])
    #expect(module.view.controls?.markAllTitle == "Mark all as done")
  }

  @Test func theSegmentsSayWhichRowsShow() throws {
    let module = try TodoModule(service: service, todos: [.milk, .bread])
    module.presenter.showActiveTodos()
    #expect(module.rowTitles == ["[ ] Milk"])
    module.presenter.showCompletedTodos()
    #expect(module.rowTitles == ["[x] Bread"])
    module.presenter.showAllTodos()
    #expect(module.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func aRowThatIsMarkedOtherwiseLeavesAtOnce() throws {
    let module = try TodoModule(service: service, todos: [.bread, .milk])
    module.presenter.showActiveTodos()
    module.presenter.toggleTodo(atRow: 0)
    #expect(module.rowTitles == [])
    module.presenter.showAllTodos()
    #expect(module.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func markAllMeansAlsoWhatDoesNotShow() throws {
    let module = try TodoModule(service: service, todos: [.bread, .milk])
    module.presenter.showCompletedTodos()
    module.presenter.toggleAllTodos()
    #expect(module.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func clearingRemovesWhatIsDoneAndIsThereOnlyThen() throws {
    let module = try TodoModule(service: service, todos: [.milk, .bread])
    #expect(module.view.controls?.isClearCompletedShown == true)
    module.presenter.clearCompletedTodos()
    #expect(module.rowTitles == ["[ ] Milk"])
    #expect(module.view.controls?.isClearCompletedShown == false)
    module.presenter.toggleTodo(atRow: 0)
    #expect(module.view.controls?.isClearCompletedShown == true)
  }

  @Test func withoutAnyToDoThereAreNoControls() throws {
    let module = try TodoModule(service: service, todos: [])
    #expect(module.view.controls == nil)
    module.presenter.addTodo(title: "Milk")
    #expect(module.view.controls != nil)
    module.presenter.toggleTodo(atRow: 0)
    module.presenter.clearCompletedTodos()
    #expect(module.view.controls == nil)
  }

  @Test func theSegmentChosenLastIsKeptWhileThereIsNoToDo() throws {
    let module = try TodoModule(service: service, todos: [.bread])
    module.presenter.showCompletedTodos()
    module.presenter.clearCompletedTodos()
    module.presenter.addTodo(title: "Milk")
    #expect(module.rowTitles == [])
    module.presenter.toggleAllTodos()
    #expect(module.rowTitles == ["[x] Milk"])
  }
}
