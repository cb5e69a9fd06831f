import Models
import Observation

/// Says in words what to show of the list, changes it in the model as the user
/// wishes, and opens the editor of a to-do.
///
/// What it says of the list is computed whenever it is read. It must not know
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
  private let model: TodoListModel

  init(model: TodoListModel) {
    self.model = model
  }

  var isLoading: Bool { model.isLoading }

  var isLoaded: Bool { model.list != nil }

  var rows: [TodoCellViewModel] {
    let items = model.list?.items(filter) ?? []
    return items.map(TodoCellViewModel.init)
  }

  var selectedSegment: Int { filter.rawValue }

  var hasTodos: Bool { model.list?.isEmpty == false }

  var markAllButtonTitle: String {
    let isAllCompleted = model.list?.isAllCompleted == true
    return isAllCompleted ? "Mark all as not done" : "Mark all as done"
  }

  var itemsLeftText: String {
    let count = model.list?.activeCount ?? 0
    return count == 1 ? "1 item left" : "\(count) items left"
  }

  var hasCompleted: Bool { model.list?.hasCompleted == true }

  var savingText: String {
    model.list?.isSaveRequestPending == true ? "Saving..." : ""
  }

  /// Why the list could not be saved, for as long as the user is to say what
  /// shall be done; nil otherwise.
  var saveFailureText: String? { model.list?.saveFailure?.message }

  func viewDidLoad() {
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func newTodoFieldChanged(_ text: String) {
    newTodoText = text
  }

  func addButtonTapped() {
    guard model.add(title: newTodoText) else { return }
    newTodoText = ""
  }

  func markAllButtonTapped() {
    model.toggleAll()
  }

  func filterControlChanged(toSegment segment: Int) {
    filter = TodoFilter(rawValue: segment) ?? .all
  }

  func clearCompletedButtonTapped() {
    model.clearCompleted()
  }

  func todoSelected(_ id: TodoItem.ID) {
    model.toggle(id)
  }

  func editButtonTapped(_ id: TodoItem.ID) {
    guard let item = model.list?.item(id) else { return }
    editor = TodoEditorViewModel(item: item, model: model) { [weak self] in
      self?.editorClosed()
    }
  }

  func editorClosed() {
    editor = nil
  }

  func alertClosed(_ id: AlertContents.ID) {
    alerts.removeAll { $0.id == id }
  }

  func tryAgainButtonTapped() {
    model.tryAgain()
  }

  func discardChangesButtonTapped() {
    model.discardChanges()
  }

  private func loadTodos() {
    model.load { [weak self] error in
      self?.alerts.append(AlertContents(message: error.message))
    }
  }
}
