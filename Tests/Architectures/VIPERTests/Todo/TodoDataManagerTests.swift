import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoDataManagerTests {
  private let service = HeldTodoService()
  private let list = TodoListOutputSpy()
  private let editor = TodoEditorOutputSpy()
  private let dataManager: TodoDataManager

  init() {
    dataManager = TodoDataManager(service: service)
    dataManager.listOutput = list
    dataManager.editorOutput = editor
  }

  @Test func theEditorHearsOfEachChangeAndBothOfSaves() throws {
    dataManager.put(TodoList([.milk]))
    #expect(editor.steps == [.todos])
    #expect(list.steps == [])
    try dataManager.change { $0.toggleAll() }
    #expect(editor.steps == [.todos, .todos, .saving])
    #expect(list.steps == [.saving])
  }

  @Test func whatChangesNothingIsNotTold() throws {
    dataManager.put(TodoList([.milk]))
    try dataManager.change { $0.delete(7) }
    #expect(editor.steps == [.todos])
    #expect(list.steps == [])
    #expect(service.saves.asked == [])
  }

  @Test func onlyTheListHearsThatASaveFailed() throws {
    dataManager.put(TodoList([.milk]))
    try dataManager.change { $0.toggleAll() }
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    #expect(dataManager.list?.saveFailure == .noNetwork)
    #expect(editor.steps == [.todos, .todos, .saving, .saving])
    #expect(list.steps == [.saving, .saving, .failure])
  }

  @Test func theNextSaveIsNotToldAsAnEndAndABeginning() throws {
    dataManager.put(TodoList([.milk]))
    try dataManager.change { $0.toggleAll() }
    try dataManager.change { $0.toggleAll() }
    try service.saves.answer([.milk.completed()], with: .success(()))
    #expect(service.saves.asked == [[.milk.completed()], [.milk]])
    #expect(list.steps == [.saving])
    try service.saves.answer([.milk], with: .success(()))
    #expect(list.steps == [.saving, .saving])
  }
}

private enum Step {
  case todos, saving, failure
}

/// Keeps what the list's interactor hears.
private final class TodoListOutputSpy: TodoListDataManagerOutput {
  private(set) var steps: [Step] = []

  func savingChanged() { steps.append(.saving) }
  func saveRequestFailed(_ error: ServiceError) { steps.append(.failure) }
}

/// Keeps what the editor's interactor hears.
private final class TodoEditorOutputSpy: TodoEditorDataManagerOutput {
  private(set) var steps: [Step] = []

  func todosChanged() { steps.append(.todos) }
  func savingChanged() { steps.append(.saving) }
}
