import Models

/// Keeps what is typed about a to-do, words what the editor shows, and changes
/// the to-do in the store when the user saves.
@MainActor
final class TodoEditorViewModel {
  @Observed private(set) var screenTitle = ""
  /// The title in the field.
  @Observed private(set) var title = ""
  @Observed private(set) var description = ""
  @Observed private(set) var missingText = ""
  @Observed private(set) var savingText = ""
  private let id: TodoItem.ID
  private let store: TodoStore
  private let close: () -> Void

  init(id: TodoItem.ID, store: TodoStore, close: @escaping () -> Void) {
    self.id = id
    self.store = store
    self.close = close
    if let todo = store.list?.item(id)?.todo {
      title = todo.title
      description = todo.description
    }
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
    stopObserving()
    store.edit(id, title: title, description: description)
    close()
  }

  func deleteButtonTapped() {
    stopObserving()
    store.delete(id)
    close()
  }

  private func stopObserving() {
    // Deleting a to-do, as saving a blank title also does, would make the
    // editor say "No longer in the list" while it leaves.
    store.removeObserver(self)
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
