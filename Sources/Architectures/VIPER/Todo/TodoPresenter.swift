import Formatting

/// What the presenter can ask of the list of to-dos.
@MainActor
protocol TodoView: AnyObject {
  func setLoading(_ isLoading: Bool)
  /// Shows what belongs to a list that was loaded.
  func showContent()
  func clearNewTodo()
  func showTodos(_ rows: [TodoDisplayData])
  /// Nil where there are no to-dos to control.
  func setControls(_ controls: TodoControlsDisplayData?)
  func setSavingText(_ text: String)
}

/// What the list of to-dos can ask of the presenter.
@MainActor
protocol TodoModuleInterface: AnyObject {
  func updateView()
  func reloadTodos()
  func addTodo(title: String)
  func toggleAllTodos()
  func showAllTodos()
  func showActiveTodos()
  func showCompletedTodos()
  func clearCompletedTodos()
  func editTodo(atRow row: Int)
  func toggleTodo(atRow row: Int)
}

/// Asks the interactor for the to-dos and their changes, words what is shown,
/// and tells the router what to open.
@MainActor
final class TodoPresenter {
  weak var view: (any TodoView)?
  private let interactor: any TodoInteractorInput
  private let router: any TodoRouting
  /// The to-dos in the table, for the identity of the one in a row.
  private var todos: [TodoOutputData] = []

  init(interactor: any TodoInteractorInput, router: any TodoRouting) {
    self.interactor = interactor
    self.router = router
  }

  private func show(_ list: TodoListOutputData) {
    todos = list.todos
    view?.showTodos(todos.map { displayData(of: $0) })
    view?.setControls(list.isEmpty ? nil : controls(for: list))
  }

  private func displayData(of todo: TodoOutputData) -> TodoDisplayData {
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    return TodoDisplayData(
      title: "\(mark) \(todo.title.onOneLine)",
      description: todo.description.onOneLine
    )
  }

  private func controls(
    for list: TodoListOutputData
  ) -> TodoControlsDisplayData {
    let count = list.activeCount
    return TodoControlsDisplayData(
      markAllTitle: list.isAllCompleted
        ? "Mark all as not done" : "Mark all as done",
      itemsLeftText: count == 1 ? "1 item left" : "\(count) items left",
      isClearCompletedShown: list.hasCompleted
    )
  }
}

extension TodoPresenter: TodoModuleInterface {
  func updateView() {
    interactor.loadTodos()
  }

  func reloadTodos() {
    interactor.loadTodos()
  }

  func addTodo(title: String) {
    interactor.addTodo(title: title)
  }

  func toggleAllTodos() {
    interactor.toggleAllTodos()
  }

  func showAllTodos() {
    interactor.filterTodos(by: .all)
  }

  func showActiveTodos() {
    interactor.filterTodos(by: .active)
  }

  func showCompletedTodos() {
    interactor.filterTodos(by: .completed)
  }

  func clearCompletedTodos() {
    interactor.clearCompletedTodos()
  }

  func editTodo(atRow row: Int) {
    router.showEditor(ofTodo: todos[row].id)
  }

  func toggleTodo(atRow row: Int) {
    interactor.toggleTodo(id: todos[row].id)
  }
}

extension TodoPresenter: TodoEditorModuleDelegate {
  func editorDidSaveTodo() {
    interactor.findTodos()
  }

  func editorDidDeleteTodo() {
    interactor.findTodos()
  }
}

extension TodoPresenter: FailedSaveDelegate {
  func userChoseToTryAgain() {
    interactor.retrySave()
  }

  func userChoseToDiscard() {
    interactor.discardChanges()
  }
}

extension TodoPresenter: TodoInteractorOutput {
  func loadStarted() {
    view?.setLoading(true)
  }

  func todosLoaded() {
    view?.setLoading(false)
    view?.showContent()
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func todosFound(_ list: TodoListOutputData) {
    show(list)
  }

  func savingChanged(isPending: Bool) {
    view?.setSavingText(isPending ? "Saving..." : "")
  }

  func todoAdded() {
    view?.clearNewTodo()
  }

  func saveRequestFailed(message: String) {
    router.askAboutFailedSave(
      title: "Not saved",
      message: message,
      tryAgainTitle: "Try again",
      discardTitle: "Discard changes"
    )
  }
}
