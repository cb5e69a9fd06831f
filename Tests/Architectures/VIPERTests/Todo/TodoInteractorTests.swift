import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoInteractorTests {
  private let service = HeldTodoService()
  private let output = TodoOutputSpy()
  private let interactor: TodoInteractor

  init() {
    interactor = TodoInteractor(
      dataManager: TodoDataManager(service: service)
    )
    interactor.output = output
    interactor.loadTodos()
  }

  @Test func theListIsHandedOutAsPlainData() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(
      output.lists == [
        TodoListOutputData(
          todos: [
            TodoOutputData(
              id: 0,
              title: "Milk",
              description: "Two bottles",
              isCompleted: false
            ),
            TodoOutputData(
              id: 1,
              title: "Bread",
              description: "",
              isCompleted: true
            ),
          ],
          isEmpty: false,
          activeCount: 1,
          hasCompleted: true,
          isAllCompleted: false
        )
      ]
    )
  }

  @Test func aListThatWasLoadedIsNotLoadedAgain() throws {
    try service.loads.answer(1, with: .success([.milk]))
    interactor.toggleTodo(id: 0)
    interactor.loadTodos()
    #expect(service.loads.asked == [1])
    #expect(output.timesLoadStarted == 1)
  }

  @Test func aLoadThatFailedCanBeTriedAgain() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    interactor.loadTodos()
    #expect(service.loads.asked == [1, 2])
    #expect(output.timesLoadStarted == 2)
  }

  @Test func aFilterLeavesTheCountsAsTheyAre() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    interactor.filterTodos(by: .completed)
    #expect(output.lists.last?.todos.map(\.title) == ["Bread"])
    #expect(output.lists.last?.activeCount == 1)
  }

  @Test func failuresAreHandedOutAsSentences() throws {
    try service.loads.answer(1, with: .failure(.overloaded))
    #expect(output.failures == ["Server is overloaded"])
    interactor.loadTodos()
    try service.loads.answer(2, with: .success([]))
    interactor.addTodo(title: "Milk")
    #expect(output.timesAdded == 1)
    try service.saves.answer([Todo(title: "Milk")], with: .failure(.noNetwork))
    #expect(output.failures == ["Server is overloaded", "No Network"])
    #expect(output.savings == [true, false])
  }

  @Test func whatAddsNothingIsNotTold() throws {
    try service.loads.answer(1, with: .success([.milk]))
    interactor.addTodo(title: " ")
    #expect(output.timesAdded == 0)
    #expect(output.lists.count == 1)
  }

  @Test func untilTheListIsLoadedThereIsNothingToChange() {
    interactor.addTodo(title: "Milk")
    interactor.toggleAllTodos()
    interactor.discardChanges()
    #expect(output.lists == [])
    #expect(output.timesAdded == 0)
    #expect(service.saves.asked == [])
  }

  @Test func theEditorHearsOfSavesAndThatItsToDoIsGone() throws {
    try service.loads.answer(1, with: .success([.milk]))
    let editor = TodoEditorOutputSpy()
    interactor.editorOutput = editor
    interactor.addTodo(title: "Cheese")
    interactor.findTodo(id: 1)
    #expect(
      editor.steps == [
        .changed, .saving(true), .found("Cheese", ""), .saving(true),
      ]
    )
    try service.saves.answer(
      [.milk, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(editor.steps.last == .saving(false))
    interactor.discardChanges()
    #expect(editor.steps.suffix(2) == [.changed, .saving(false)])
    interactor.checkTodo(id: 1)
    #expect(editor.steps.last == .gone)
  }

  @Test func theEditorHearsOfItsOwnDeletionToo() throws {
    try service.loads.answer(1, with: .success([.milk]))
    let editor = TodoEditorOutputSpy()
    interactor.editorOutput = editor
    interactor.findTodo(id: 0)
    interactor.deleteTodo(id: 0)
    interactor.checkTodo(id: 0)
    #expect(
      editor.steps == [
        .found("Milk", "Two bottles"), .saving(false), .changed, .saving(true),
        .gone,
      ]
    )
  }

  @Test func theEditorHearsOfItsOwnToDoOnly() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    let editor = TodoEditorOutputSpy()
    interactor.editorOutput = editor
    interactor.deleteTodo(id: 0)
    interactor.checkTodo(id: 1)
    #expect(editor.steps == [.changed, .saving(true)])
    interactor.checkTodo(id: 0)
    #expect(editor.steps.last == .gone)
  }

  @Test func aToDoThatIsGoneIsNotFound() throws {
    try service.loads.answer(1, with: .success([.milk]))
    let editor = TodoEditorOutputSpy()
    interactor.editorOutput = editor
    interactor.findTodo(id: 1)
    #expect(editor.steps == [.gone, .saving(false)])
  }

  @Test func aSaveThatEndsLeavesTheListAsItIs() throws {
    try service.loads.answer(1, with: .success([.milk]))
    interactor.toggleTodo(id: 0)
    #expect(output.lists.count == 2)
    try service.saves.answer([.milk.completed()], with: .success(()))
    #expect(output.lists.count == 2)
    #expect(output.savings == [true, false])
  }

  @Test func aTodoNeedNotBeOpenToBeChanged() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    interactor.editTodo(id: 1, title: "Rye bread", description: "")
    interactor.deleteTodo(id: 0)
    #expect(output.lists.last?.todos.map(\.title) == ["Rye bread"])
  }
}

/// Keeps what the to-do list's interactor tells.
private final class TodoOutputSpy: TodoInteractorOutput {
  private(set) var lists: [TodoListOutputData] = []
  private(set) var savings: [Bool] = []
  private(set) var failures: [String] = []
  private(set) var timesLoadStarted = 0
  private(set) var timesAdded = 0

  func loadStarted() { timesLoadStarted += 1 }
  func todosLoaded(_ list: TodoListOutputData) { lists.append(list) }
  func loadFailed(message: String) { failures.append(message) }
  func todosChanged(_ list: TodoListOutputData) { lists.append(list) }
  func savingChanged(isPending: Bool) { savings.append(isPending) }
  func todoAdded() { timesAdded += 1 }
  func saveRequestFailed(message: String) { failures.append(message) }
}

/// Keeps what the to-do list's interactor tells the editor.
private final class TodoEditorOutputSpy: TodoEditorInteractorOutput {
  enum Step: Equatable {
    case found(String, String)
    case saving(Bool)
    case changed
    case gone
  }

  private(set) var steps: [Step] = []

  func todoFound(title: String, description: String) {
    steps.append(.found(title, description))
  }

  func savingChanged(isPending: Bool) { steps.append(.saving(isPending)) }
  func todosChanged() { steps.append(.changed) }
  func todoIsGone() { steps.append(.gone) }
}
