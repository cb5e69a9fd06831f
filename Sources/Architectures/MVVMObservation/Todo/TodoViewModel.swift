import Models
import Observation

/// Says in words what to show of the list, tells the list what the user
/// changes, and opens the editor of a to-do.
///
/// What it says of the list is computed whenever it is read. It must not know
/// who reads it.
@MainActor
@Observable
final class TodoViewModel {
  private(set) var newTodoText = ""
  /// The editor, while it is open.
  private(set) var editor: TodoEditorViewModel?
  private var filter = TodoFilter.all
  private let model: TodoListModel

  init(model: TodoListModel) {
    self.model = model
  }

  var isLoading: Bool { model.isLoading }

  var isLoaded: Bool { model.isLoaded }

  var rows: [TodoCellViewModel] {
    shownItems.map { TodoCellViewModel(todo: $0.todo) }
  }

  var selectedSegment: Int { filter.rawValue }

  var hasTodos: Bool { !model.list.isEmpty }

  var markAllButtonTitle: String {
    model.list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
  }

  var itemsLeftText: String {
    let count = model.list.activeCount
    return count == 1 ? "1 item left" : "\(count) items left"
  }

  var hasCompleted: Bool { model.list.hasCompleted }

  var savingText: String { model.list.isSaving ? "Saving..." : "" }

  /// The alerts that the user has not closed, the oldest first.
  var alerts: [AlertContents] {
    model.failures.map {
      AlertContents(id: $0.id, title: "Alert", message: $0.error.message)
    }
  }

  private var shownItems: [TodoItem] { model.list.items(filter) }

  func viewDidLoad() {
    model.loadTodos()
  }

  func reloadButtonTapped() {
    model.loadTodos()
  }

  func newTodoFieldChanged(_ text: String) {
    newTodoText = text
  }

  func addButtonTapped() {
    let isAdded = model.change { $0.add(title: newTodoText) }
    if isAdded { newTodoText = "" }
  }

  func markAllButtonTapped() {
    model.change { $0.toggleAll() }
  }

  func filterControlChanged(toSegment segment: Int) {
    filter = TodoFilter(rawValue: segment) ?? .all
  }

  func clearCompletedButtonTapped() {
    model.change { $0.clearCompleted() }
  }

  func alertClosed(_ id: AlertContents.ID) {
    model.userWasTold(of: id)
  }

  func todoSelected(atRow row: Int) {
    let id = shownItems[row].id
    model.change { $0.toggle(id) }
  }

  func editButtonTapped(atRow row: Int) {
    editor = TodoEditorViewModel(item: shownItems[row], model: model) {
      [weak self] in self?.editorClosed()
    }
  }

  func editorClosed() {
    editor = nil
  }
}
