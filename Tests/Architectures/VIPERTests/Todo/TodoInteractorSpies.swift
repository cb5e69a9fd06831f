@testable import VIPER

/// Keeps what the presenter asks of the to-do list's interactor.
final class TodoInteractorSpy: TodoInteractorInput {
  enum Step: Equatable {
    case load
    case add(String)
    case toggle(Int)
    case toggleAll
    case clearCompleted
    case filter(TodoListOutputData.Filter)
  }

  private(set) var steps: [Step] = []

  func loadTodos() { steps.append(.load) }
  func addTodo(title: String) { steps.append(.add(title)) }
  func toggleTodo(id: Int) { steps.append(.toggle(id)) }
  func toggleAllTodos() { steps.append(.toggleAll) }
  func clearCompletedTodos() { steps.append(.clearCompleted) }
  func filterTodos(by filter: TodoListOutputData.Filter) {
    steps.append(.filter(filter))
  }
}

/// Keeps what the presenter asks of the editor's interactor.
final class TodoEditorInteractorSpy: TodoEditorInteractorInput {
  enum Step: Equatable {
    case load
    case save(title: String, description: String)
    case delete
  }

  private(set) var steps: [Step] = []

  func loadTodo() { steps.append(.load) }
  func deleteTodo() { steps.append(.delete) }

  func editTodo(title: String, description: String) {
    steps.append(.save(title: title, description: description))
  }
}
