/// Which to-dos the user wants to see.
///
/// The models have such an enum, but a presenter imports no models. VIPER-TODO
/// is less strict: presenter and interactor share `VTDNearTermDateRelation`.
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
  /// Hands out the to-dos as they are now.
  func findTodos()
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
  /// Told after the first `todosFound(_:)`.
  func todosLoaded()
  func loadFailed(message: String)
  /// Told after each change that is made on the list's screen, and when asked.
  func todosFound(_ list: TodoListOutputData)
  func savingChanged(isPending: Bool)
  /// Not told for a blank title, which adds nothing.
  func todoAdded()
  /// Nothing is saved until the presenter answers.
  func saveRequestFailed(message: String)
}
