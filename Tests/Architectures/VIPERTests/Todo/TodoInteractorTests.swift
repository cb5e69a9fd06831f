import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
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

  @Test func aFilterLeavesTheCountsAsTheyAre() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    interactor.filterTodos(by: .completed)
    #expect(output.lists.last?.todos.map(\.title) == ["Bread"])
    #expect(output.lists.last?.activeCount == 1)
  }

  @Test func failuresAreHandedOutAsSentences() throws {
    try service.loads.answer(1, with: .failure(.overloaded))
    #expect(output.failures == ["Server is overloaded"])
    interactor.addTodo(title: "Milk")
    #expect(output.timesAdded == 1)
    try service.saves.answer([Todo(title: "Milk")], with: .failure(.noNetwork))
    #expect(output.failures == ["Server is overloaded", "No Network"])
    #expect(output.savings == [true, false])
  }

  @Test func whatChangesNothingIsNotTold() throws {
    try service.loads.answer(1, with: .success([.milk]))
    interactor.addTodo(title: " ")
    interactor.clearCompletedTodos()
    #expect(output.timesAdded == 0)
    #expect(output.lists.count == 1)
    #expect(output.savings == [])
  }
}

/// Keeps what the to-do list's interactor tells.
private final class TodoOutputSpy: TodoInteractorOutput {
  private(set) var lists: [TodoListOutputData] = []
  private(set) var failures: [String] = []
  private(set) var timesAdded = 0
  private(set) var savings: [Bool] = []

  func todosLoaded(_ list: TodoListOutputData) { lists.append(list) }
  func loadFailed(message: String) { failures.append(message) }
  func todosChanged(_ list: TodoListOutputData) { lists.append(list) }
  func todoAdded() { timesAdded += 1 }
  func savingChanged(isSaving: Bool) { savings.append(isSaving) }
  func saveFailed(message: String) { failures.append(message) }
}
