@testable import VIPER

/// Keeps what the presenter asks of the to-do list's interactor.
final class TodoInteractorSpy: TodoInteractorInput {
  enum Step: Equatable {
    case load
    case find
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
  func findTodos() { steps.append(.find) }
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
    case find
    case save(title: String, description: String)
    case delete
  }

  private(set) var steps: [Step] = []

  func findTodo() { steps.append(.find) }
  func saveTodo(title: String, description: String) {
    steps.append(.save(title: title, description: description))
  }
  func deleteTodo() { steps.append(.delete) }
}
