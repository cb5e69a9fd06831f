/// What the presenter can ask of the to-do list's interactor.
///
/// It speaks of use cases, and must not name the model.
@MainActor
protocol TodoInteractorInput: AnyObject {
  func loadTodos()
  func addTodo(title: String)
  func toggleTodo(id: Int)
  func toggleAllTodos()
  func clearCompletedTodos()
  func filterTodos(by filter: TodoListOutputData.Filter)
}

/// What the to-do list's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol TodoInteractorOutput: AnyObject {
  func todosLoaded(_ list: TodoListOutputData)
  func loadFailed(message: String)
  func todosChanged(_ list: TodoListOutputData)
  /// A blank title adds nothing, so the presenter waits for this.
  func todoAdded()
  func savingChanged(isSaving: Bool)
  func saveFailed(message: String)
}
