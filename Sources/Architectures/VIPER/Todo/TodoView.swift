/// What the presenter can ask of the list of to-dos.
///
/// It speaks of to-dos, and must not name a widget.
@MainActor
protocol TodoView: AnyObject {
  func setLoading(_ isLoading: Bool)
  /// Shows what there is once a list was loaded.
  func showContent()
  func emptyNewTodoField()
  /// Nil where there are no to-dos to control.
  func setControls(_ controls: TodoControlsDisplayData?)
  func reloadTodos()
  func setSavingText(_ text: String)
}
