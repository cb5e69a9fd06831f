/// What the presenter can ask of the list of to-dos.
///
/// It speaks of to-dos, and must not name a type of ConsoleUI.
@MainActor
protocol TodoView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func showContent()
  func emptyNewTodoField()
  func reloadTodos()
  func setControlsHidden(_ isHidden: Bool)
  func setMarkAllButtonTitle(_ title: String)
  func setItemsLeftText(_ text: String)
  func setClearCompletedHidden(_ isHidden: Bool)
  func setSavingText(_ text: String)
  func showEditor(presenter: TodoEditorPresenter)
  func closeEditor()
  func showAlert(title: String, message: String)
}
