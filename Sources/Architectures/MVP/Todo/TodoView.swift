/// What the presenter can ask of the list of to-dos.
///
/// It speaks of to-dos, and must not name a widget.
@MainActor
protocol TodoView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func showContent()
  func emptyNewTodoField()
  func reloadTodos()
  func setControlsHidden(_ isHidden: Bool)
  func setMarkAllTitle(_ title: String)
  func setItemsLeft(_ itemsLeft: String)
  func setClearCompletedHidden(_ isHidden: Bool)
  func setSaving(_ saving: String)
  func showEditor(presenter: TodoEditorPresenter)
  func closeEditor()
  func showAlert(title: String, message: String)
}
