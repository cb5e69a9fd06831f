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

/// Which to-dos the view can say that the user wants to see.
enum TodoFilterChoice {
  case all
  case active
  case completed
}

/// What the list of to-dos and its alert can tell the presenter.
@MainActor
protocol TodoModuleInterface: AnyObject {
  func viewDidLoad()
  func reloadButtonTapped()
  func addButtonTapped(title: String)
  func markAllButtonTapped()
  func filterChosen(_ choice: TodoFilterChoice)
  func clearCompletedButtonTapped()
  func editButtonTapped(atRow row: Int)
  func todoSelected(atRow row: Int)
  func tryAgainButtonTapped()
  func discardChangesButtonTapped()
}

/// Asks the interactor for the to-dos and their changes, words what is shown,
/// and tells the router what to open.
@MainActor
final class TodoPresenter {
  weak var view: (any TodoView)?
  private let interactor: any TodoInteractorInput
  private let router: any TodoRouting
  /// The to-dos in the table, for what is done to a row.
  private var todos: [TodoOutputData] = []

  init(interactor: any TodoInteractorInput, router: any TodoRouting) {
    self.interactor = interactor
    self.router = router
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
  func viewDidLoad() {
    interactor.loadTodos()
  }

  func reloadButtonTapped() {
    interactor.loadTodos()
  }

  func addButtonTapped(title: String) {
    interactor.addTodo(title: title)
  }

  func markAllButtonTapped() {
    interactor.toggleAllTodos()
  }

  func filterChosen(_ choice: TodoFilterChoice) {
    switch choice {
    case .all: interactor.filterTodos(by: .all)
    case .active: interactor.filterTodos(by: .active)
    case .completed: interactor.filterTodos(by: .completed)
    }
  }

  func clearCompletedButtonTapped() {
    interactor.clearCompletedTodos()
  }

  func editButtonTapped(atRow row: Int) {
    router.showEditor(ofTodo: todos[row].id)
  }

  func todoSelected(atRow row: Int) {
    interactor.toggleTodo(id: todos[row].id)
  }

  func tryAgainButtonTapped() {
    interactor.retrySave()
  }

  func discardChangesButtonTapped() {
    interactor.discardChanges()
  }
}

extension TodoPresenter: TodoInteractorOutput {
  func loadStarted() {
    view?.setLoading(true)
  }

  func todosLoaded(_ list: TodoListOutputData) {
    view?.setLoading(false)
    view?.showContent()
    todosChanged(list)
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func todosChanged(_ list: TodoListOutputData) {
    todos = list.todos
    view?.showTodos(todos.map { displayData(of: $0) })
    view?.setControls(list.isEmpty ? nil : controls(for: list))
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
