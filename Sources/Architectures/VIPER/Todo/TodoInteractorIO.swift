/// Which to-dos the user wants to see.
///
/// The presenter names it, and imports no models. In VIPER-TODO, interactor and
/// presenter share such an enum.
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
  /// Not told for a blank title, which adds nothing.
  func todoAdded()
  /// Nothing is saved until the presenter answers.
  func saveRequestFailed(message: String)
}

/// What the editor's presenter can ask for.
@MainActor
protocol TodoEditorInteractorInput: AnyObject {
  /// Hands out a to-do, and tells whether a save is pending.
  func findTodo(id: Int)
  /// Tells if a to-do is gone.
  func checkTodo(id: Int)
  /// A blank title deletes the to-do.
  func editTodo(id: Int, title: String, description: String)
  func deleteTodo(id: Int)
}

/// What the editor's presenter is told.
@MainActor
protocol TodoEditorInteractorOutput: AnyObject {
  func todoFound(title: String, description: String)
  func savingChanged(isPending: Bool)
  /// Told when the list was changed, also by the editor, and when it was
  /// filtered.
  func todosChanged()
  func todoIsGone()
}
