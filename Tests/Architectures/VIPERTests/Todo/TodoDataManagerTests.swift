import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoDataManagerTests {
  private let service = HeldTodoService()
  private let list = TodoDataManagerOutputSpy()
  private let editor = TodoDataManagerOutputSpy()
  private let dataManager: TodoDataManager

  init() {
    dataManager = TodoDataManager(service: service)
    dataManager.listOutput = list
    dataManager.editorOutput = editor
  }

  @Test func bothInteractorsHearOfTheListAndOfEachChange() {
    dataManager.list = TodoList([])
    #expect(list.steps == [.todos])
    _ = dataManager.list?.add(title: "Milk")
    #expect(list.steps == [.todos, .todos])
    #expect(editor.steps == list.steps)
  }

  @Test func whatChangesNothingIsNotTold() {
    dataManager.list?.toggleAll()
    #expect(list.steps == [])
    dataManager.list = TodoList([.milk])
    dataManager.list?.delete(7)
    dataManager.sendSaveRequest()
    #expect(list.steps == [.todos])
    #expect(editor.steps == list.steps)
    #expect(service.saves.asked == [])
  }

  @Test func bothInteractorsHearThatASaveBeginsAndEnds() throws {
    dataManager.list = TodoList([.milk])
    dataManager.list?.toggleAll()
    dataManager.sendSaveRequest()
    #expect(list.steps == [.todos, .todos, .saving])
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    #expect(dataManager.list?.saveFailure == .noNetwork)
    #expect(list.steps == [.todos, .todos, .saving, .saving, .failure])
    #expect(editor.steps == list.steps)
  }
}

/// Keeps what an interactor hears of the list.
private final class TodoDataManagerOutputSpy: TodoDataManagerOutput {
  enum Step {
    case todos
    case saving
    case failure
  }

  private(set) var steps: [Step] = []

  func todosChanged() { steps.append(.todos) }
  func savingChanged() { steps.append(.saving) }
  func saveRequestFailed(_ error: ServiceError) { steps.append(.failure) }
}
