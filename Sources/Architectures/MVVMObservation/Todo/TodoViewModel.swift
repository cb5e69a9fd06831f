import Models
import Observation

/// Says in words what to show of the list, tells the list what the user
/// changes, and opens the editor of a to-do.
///
/// What the list has to say is computed whenever it is read. It must not know
/// who reads it.
@MainActor
@Observable
final class TodoViewModel {
  private(set) var newTodoText = ""
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents] = []
  /// The editor, while it is open.
  private(set) var editor: TodoEditorViewModel?
  private var filter = TodoFilter.all
  private let todos: TodoListModel

  init(todos: TodoListModel) {
    self.todos = todos
    todos.didFail = { [weak self] error in
      self?.showAlert(title: "Alert", message: error.message)
    }
  }

  var isLoading: Bool { todos.isLoading }

  var isLoaded: Bool { todos.isLoaded }

  var numberOfTodos: Int { shownItems.count }

  var hasTodos: Bool { !todos.list.isEmpty }

  var markAllButtonTitle: String {
    todos.list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
  }

  var itemsLeftText: String {
    let count = todos.list.activeCount
    return count == 1 ? "1 item left" : "\(count) items left"
  }

  var hasCompleted: Bool { todos.list.hasCompleted }

  var savingText: String { todos.list.isSaving ? "Saving..." : "" }

  private var shownItems: [TodoItem] { todos.list.items(filter) }

  func viewDidLoad() {
    todos.loadTodos()
  }

  func reloadButtonTapped() {
    todos.loadTodos()
  }

  func newTodoFieldChanged(_ text: String) {
    newTodoText = text
  }

  func addButtonTapped() {
    let isAdded = todos.change { $0.add(title: newTodoText) }
    if isAdded { newTodoText = "" }
  }

  func markAllButtonTapped() {
    todos.change { $0.toggleAll() }
  }

  func filterControlChanged(toSegment segment: Int) {
    filter = TodoFilter(rawValue: segment) ?? .all
  }

  func clearCompletedButtonTapped() {
    todos.change { $0.clearCompleted() }
  }

  func cellViewModel(atRow row: Int) -> TodoCellViewModel {
    TodoCellViewModel(todo: shownItems[row].todo)
  }

  func todoSelected(atRow row: Int) {
    let id = shownItems[row].id
    todos.change { $0.toggle(id) }
  }

  func editButtonTapped(atRow row: Int) {
    editor = TodoEditorViewModel(item: shownItems[row], todos: todos) {
      [weak self] in self?.editorClosed()
    }
  }

  func editorClosed() {
    editor = nil
  }

  func alertClosed(_ id: AlertContents.ID) {
    alerts.removeAll { $0.id == id }
  }

  private func showAlert(title: String, message: String) {
    alerts.append(AlertContents(title: title, message: message))
  }
}
