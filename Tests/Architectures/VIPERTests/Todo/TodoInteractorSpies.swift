@testable import VIPER

/// Keeps what the presenter asks of the to-do list's interactor.
final class TodoInteractorSpy: TodoInteractorInput {
  enum Step: Equatable {
    case load
    case add(String)
    case toggle(Int)
    case toggleAll
    case clearCompleted
    case filter(TodoFilterInput)
    case retrySave
    case discardChanges
  }

  private(set) var steps: [Step] = []

  func loadTodos() { steps.append(.load) }
  func addTodo(title: String) { steps.append(.add(title)) }
  func toggleTodo(id: Int) { steps.append(.toggle(id)) }
  func toggleAllTodos() { steps.append(.toggleAll) }
  func clearCompletedTodos() { steps.append(.clearCompleted) }
  func filterTodos(by filter: TodoFilterInput) {
    steps.append(.filter(filter))
  }
  func retrySave() { steps.append(.retrySave) }
  func discardChanges() { steps.append(.discardChanges) }
}

/// Keeps what the presenter asks of the editor's interactor.
final class TodoEditorInteractorSpy: TodoEditorInteractorInput {
  enum Step: Equatable {
    case find(Int)
    case check(Int)
    case edit(Int, title: String, description: String)
    case delete(Int)
  }

  private(set) var steps: [Step] = []

  func findTodo(id: Int) { steps.append(.find(id)) }
  func checkTodo(id: Int) { steps.append(.check(id)) }
  func deleteTodo(id: Int) { steps.append(.delete(id)) }

  func editTodo(id: Int, title: String, description: String) {
    steps.append(.edit(id, title: title, description: description))
  }
}
