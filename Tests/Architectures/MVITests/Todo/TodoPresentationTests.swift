import Models
import TestSupport
import Testing

@testable import MVI

/// What is presented is state here, so it is also taken back.
struct TodoPresentationTests {
  private var run = TodoRun(todos: [.milk])

  @Test mutating func anAlertIsTakenBackWhenItIsClosed() throws {
    var run = TodoRun()
    run.send(.todosResponse(.failure(.noNetwork)))
    let alert = try #require(run.state.alerts.due.first)
    run.send(.alertClosed(number: alert.number))
    #expect(run.state.alerts.due == [])
  }

  @Test mutating func aSaveFailureIsTakenBackWhenItIsAnswered() {
    run.select(row: 0)
    run.send(.saveRequestFailed(.noNetwork))
    #expect(run.state.saveFailureText != nil)
    run.send(.tryAgainButtonTapped)
    #expect(run.state.saveFailureText == nil)
  }

  @Test func aStateWithAnEditorAndAnAlertCanBeTheFirst() {
    var state = TodoState(
      list: TodoList([.milk, .bread]),
      filter: .active,
      newTodoText: "Cheese",
      editor: TodoEditorState(id: 0, title: "Oat milk", description: "")
    )
    state.alerts.add(.loadFailed(.noNetwork))
    var run = TodoRun(from: state)
    run.send(.alertClosed(number: 1))
    run.send(.addButtonTapped)
    run.send(.editor(.saveButtonTapped))
    #expect(run.state.editor == nil)
    #expect(run.alerts == [])
    #expect(run.rowTitles == ["[ ] Oat milk", "[ ] Cheese"])
  }

  @Test mutating func anEditorThatIsClosedAlreadyChangesNothing() {
    run.edit(row: 0)
    run.send(.editorClosed)
    let before = run.state
    run.send(.editor(.titleFieldChanged("Oat milk")))
    run.send(.editor(.saveButtonTapped))
    run.send(.editor(.deleteButtonTapped))
    #expect(run.state == before)
    #expect(run.saves == [])
  }

  @Test mutating func aToDoThatIsNotThereOpensNoEditor() {
    run.send(.editButtonTapped(id: 1))
    #expect(run.state.editor == nil)
  }
}
