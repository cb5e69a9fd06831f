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
    let dataManager = TodoDataManager(service: service)
    interactor = TodoInteractor(dataManager: dataManager)
    interactor.output = output
    dataManager.listOutput = interactor
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
    #expect(output.timesLoaded == 1)
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

  @Test func aSaveThatEndsLeavesTheListAsItIs() throws {
    try service.loads.answer(1, with: .success([.milk]))
    interactor.toggleTodo(id: 0)
    #expect(output.lists.count == 2)
    try service.saves.answer([.milk.completed()], with: .success(()))
    #expect(output.lists.count == 2)
    #expect(output.savings == [true, false])
  }
}

/// Keeps what the to-do list's interactor tells.
private final class TodoOutputSpy: TodoInteractorOutput {
  private(set) var lists: [TodoListOutputData] = []
  private(set) var savings: [Bool] = []
  private(set) var failures: [String] = []
  private(set) var timesLoadStarted = 0
  private(set) var timesLoaded = 0
  private(set) var timesAdded = 0

  func loadStarted() { timesLoadStarted += 1 }
  func todosLoaded() { timesLoaded += 1 }
  func loadFailed(message: String) { failures.append(message) }
  func todosFound(_ list: TodoListOutputData) { lists.append(list) }
  func savingChanged(isPending: Bool) { savings.append(isPending) }
  func todoAdded() { timesAdded += 1 }
  func saveRequestFailed(message: String) { failures.append(message) }
}
