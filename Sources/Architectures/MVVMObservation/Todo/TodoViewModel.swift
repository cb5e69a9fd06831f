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
  private(set) var selectedSegment = 0
  /// The editor, while it is open.
  private(set) var editor: TodoEditorViewModel?
  private let model: TodoListModel

  /// The filters in the order of the segments.
  private static let filters: [TodoFilter] = [.all, .active, .completed]

  init(model: TodoListModel) {
    self.model = model
  }

  var isLoading: Bool { model.isLoading }

  var isLoaded: Bool { model.list != nil }

  var rows: [TodoCellViewModel] {
    let filter = Self.filters[selectedSegment]
    let items = model.list?.items(filter) ?? []
    return items.map(TodoCellViewModel.init)
  }

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

  /// The alert that the user has not answered.
  var alert: TodoAlertContents? {
    (loadFailure ?? saveFailure).map { kind in
      TodoAlertContents(id: model.failureCount, kind: kind)
    }
  }

  func viewDidLoad() {
    model.load()
  }

  func reloadButtonTapped() {
    model.load()
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
    selectedSegment = segment
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
      self?.editorClosed($0)
    }
  }

  func editorClosed(_ id: TodoEditorViewModel.ID) {
    if editor?.id == id { editor = nil }
  }

  func loadFailureClosed(_ id: TodoAlertContents.ID) {
    if alert?.id == id { model.loadFailureClosed() }
  }

  func tryAgainButtonTapped() {
    model.tryAgain()
  }

  func discardChangesButtonTapped() {
    model.discardChanges()
  }

  private var loadFailure: TodoAlertContents.Kind? {
    model.loadFailure.map { error in
      .loadFailure(title: "Alert", message: error.message)
    }
  }

  private var saveFailure: TodoAlertContents.Kind? {
    model.list?.saveFailure.map { error in
      .saveFailure(
        title: "Not saved",
        message: error.message,
        tryAgainTitle: "Try again",
        discardTitle: "Discard changes"
      )
    }
  }
}
