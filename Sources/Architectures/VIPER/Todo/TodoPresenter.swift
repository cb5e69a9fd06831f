import Formatting

/// Asks the interactor for the to-dos and their changes, words what is shown,
/// and tells the router what to open.
///
/// It knows view and router by their protocols only, and must not know the
/// model.
@MainActor
final class TodoPresenter {
  weak var view: (any TodoView)?
  private let interactor: any TodoInteractorInput
  private let router: any TodoRouting
  private var todos: [TodoOutputData] = []

  init(interactor: any TodoInteractorInput, router: any TodoRouting) {
    self.interactor = interactor
    self.router = router
  }

  var numberOfTodos: Int { todos.count }

  func viewDidLoad() {
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func addButtonTapped(title: String) {
    interactor.addTodo(title: title)
  }

  func markAllButtonTapped() {
    interactor.toggleAllTodos()
  }

  func filterControlChanged(toSegment segment: Int) {
    switch segment {
    case 1: interactor.filterTodos(by: .active)
    case 2: interactor.filterTodos(by: .completed)
    default: interactor.filterTodos(by: .all)
    }
  }

  func clearCompletedButtonTapped() {
    interactor.clearCompletedTodos()
  }

  func editButtonTapped(atRow row: Int) {
    router.showEditor(ofTodo: todos[row].id)
  }

  /// What a row shows; the view asks when the row comes to the screen.
  func displayData(forRow row: Int) -> TodoDisplayData {
    let todo = todos[row]
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    return TodoDisplayData(
      title: "\(mark) \(todo.title.onOneLine)",
      description: todo.description.onOneLine
    )
  }

  func todoSelected(atRow row: Int) {
    interactor.toggleTodo(id: todos[row].id)
  }

  private func loadTodos() {
    view?.setLoading(true)
    interactor.loadTodos()
  }

  private func showTodos(_ list: TodoListOutputData) {
    todos = list.todos
    view?.reloadTodos()
    view?.setControls(list.isEmpty ? nil : controls(for: list))
  }

  private func controls(
    for list: TodoListOutputData
  ) -> TodoControlsDisplayData {
    let count = list.activeCount
    return TodoControlsDisplayData(
      markAllButtonTitle: list.isAllCompleted
        ? "Mark all as not done" : "Mark all as done",
      itemsLeftText: count == 1 ? "1 item left" : "\(count) items left",
      isClearCompletedShown: list.hasCompleted
    )
  }
}

extension TodoPresenter: TodoInteractorOutput {
  func todosLoaded(_ list: TodoListOutputData) {
    view?.setLoading(false)
    view?.showContent()
    showTodos(list)
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func todosChanged(_ list: TodoListOutputData) {
    showTodos(list)
  }

  func todoAdded() {
    view?.emptyNewTodoField()
  }

  func savingChanged(isSaving: Bool) {
    view?.setSavingText(isSaving ? "Saving..." : "")
  }

  func saveFailed(message: String) {
    router.showAlert(title: "Alert", message: message)
  }
}
