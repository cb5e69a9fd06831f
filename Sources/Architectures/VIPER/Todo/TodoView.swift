/// What the presenter can ask of the list of to-dos.
///
/// It speaks of to-dos, and must not name a type of ConsoleUI.
@MainActor
protocol TodoView: AnyObject {
  func setLoading(_ isLoading: Bool)
  /// Shows what there is once a list was loaded.
  func showContent()
  func emptyNewTodoField()
  func reloadTodos()
  /// Nil where there are no to-dos to control.
  func setControls(_ controls: TodoControlsDisplayData?)
  func setSavingText(_ text: String)
}
