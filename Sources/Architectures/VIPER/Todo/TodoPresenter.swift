import Formatting

/// What the presenter can ask of the list of to-dos.
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

/// What a row shows, in words.
struct TodoDisplayData: Equatable {
  let title: String
  let description: String
}

/// What stands above the rows, in words.
struct TodoControlsDisplayData: Equatable {
  let markAllButtonTitle: String
  let itemsLeftText: String
  let isClearCompletedShown: Bool
}

/// Asks the interactor for the to-dos and their changes, words what is shown,
/// and tells the router what to open.
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

  func tryAgainButtonTapped() {
    interactor.tryAgain()
  }

  func discardChangesButtonTapped() {
    interactor.discardChanges()
  }

  private func loadTodos() {
    view?.setLoading(true)
    interactor.loadTodos()
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
    todosChanged(list)
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func todosChanged(_ list: TodoListOutputData) {
    todos = list.todos
    view?.reloadTodos()
    view?.setControls(list.isEmpty ? nil : controls(for: list))
    view?.setSavingText(list.isSaveRequestPending ? "Saving..." : "")
  }

  func todoAdded() {
    view?.emptyNewTodoField()
  }

  func saveRequestFailed(message: String) {
    router.askAboutFailedSave(title: "Not saved", message: message)
  }
}
