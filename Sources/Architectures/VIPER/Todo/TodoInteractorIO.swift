/// Which to-dos the user wants to see.
///
/// The presenter names it, for it must not know the models' `TodoFilter`.
enum TodoFilterInput {
  case all
  case active
  case completed
}

/// What the list's presenter can ask for.
@MainActor
protocol TodoInteractorInput: AnyObject {
  /// A list that was loaded is not loaded again, for its changes would be lost.
  func loadTodos()
  func addTodo(title: String)
  func toggleTodo(id: Int)
  func toggleAllTodos()
  func clearCompletedTodos()
  func filterTodos(by filter: TodoFilterInput)
  /// Answers a failed save request: the list is saved as it is now.
  func retrySave()
  /// Answers a failed save request: what was not saved is taken back.
  func discardChanges()
}

/// What the list's presenter is told.
@MainActor
protocol TodoInteractorOutput: AnyObject {
  /// Not told if the list was loaded before.
  func loadStarted()
  func todosLoaded(_ list: TodoListOutputData)
  func loadFailed(message: String)
  func todosChanged(_ list: TodoListOutputData)
  func savingChanged(isPending: Bool)
  /// A blank title adds nothing, so the presenter waits for this.
  func todoAdded()
  /// Nothing is saved until the presenter answers.
  func saveRequestFailed(message: String)
}

/// What the editor's presenter can ask for.
@MainActor
protocol TodoEditorInteractorInput: AnyObject {
  /// Hands out a to-do. From then on, tells after each change whether a save is
  /// pending, and once the to-do is gone, that too. It does so also if the
  /// editor itself has deleted it.
  func watchTodo(id: Int)
  /// A blank title deletes the to-do.
  func editTodo(id: Int, title: String, description: String)
  func deleteTodo(id: Int)
}

/// What the editor's presenter is told.
@MainActor
protocol TodoEditorInteractorOutput: AnyObject {
  func todoFound(title: String, description: String)
  func savingChanged(isPending: Bool)
  func todoIsGone()
}
