import Models

/// Keeps what is typed about a to-do, words what the editor shows, and changes
/// the to-do in the store when the user saves.
@MainActor
final class TodoEditorViewModel {
  /// What happens once, so that no state says it.
  enum Event {
    case close
  }

  @Observed private(set) var screenTitle = ""
  @Observed private(set) var missingText = ""
  @Observed private(set) var savingText = ""
  /// The title as the user last typed it.
  ///
  /// Only the user changes it and the description, so no view observes them.
  private(set) var title: String
  private(set) var description: String
  var eventHappened: ((Event) -> Void)?
  private let id: TodoItem.ID
  private let store: TodoStore

  init(item: TodoItem, store: TodoStore) {
    id = item.id
    title = item.todo.title
    description = item.todo.description
    self.store = store
  }

  func viewDidLoad() {
    updateScreenTitle()
    store.addObserver(self)
    todoStoreDidChange(store)
  }

  func titleFieldChanged(_ text: String) {
    title = text
    updateScreenTitle()
  }

  func descriptionFieldChanged(_ text: String) {
    description = text
  }

  func saveButtonTapped() {
    eventHappened?(.close)
    store.edit(id, title: title, description: description)
  }

  func deleteButtonTapped() {
    eventHappened?(.close)
    store.delete(id)
  }

  private func updateScreenTitle() {
    screenTitle = "Edit: \(title)"
  }
}

extension TodoEditorViewModel: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    let isSaving = store.list?.isSaveRequestPending == true
    savingText = isSaving ? "Saving..." : ""
    let isMissing = store.list?.item(id) == nil
    missingText = isMissing ? "No longer in the list" : ""
  }
}
