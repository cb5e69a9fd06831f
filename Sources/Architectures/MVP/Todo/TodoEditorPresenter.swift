import Models

/// What the presenter can ask of the editor of a to-do.
@MainActor
protocol TodoEditorView: AnyObject {
  func setScreenTitle(_ title: String)
  func setTitle(_ title: String)
  func setDescription(_ description: String)
  func setMissingText(_ text: String)
  func setSavingText(_ text: String)
  func close()
}

/// Words a to-do for its editor, and changes or deletes it in the store as the
/// user says.
@MainActor
final class TodoEditorPresenter {
  weak var view: (any TodoEditorView)?
  private let id: TodoItem.ID
  private let store: TodoStore

  init(id: TodoItem.ID, store: TodoStore) {
    self.id = id
    self.store = store
  }

  func viewDidLoad() {
    if let todo = store.list?.item(id)?.todo {
      view?.setTitle(todo.title)
      view?.setDescription(todo.description)
      showScreenTitle(todo.title)
    }
    showStatus()
    store.addObserver(self)
  }

  func titleFieldChanged(_ title: String) {
    showScreenTitle(title)
  }

  func saveButtonTapped(title: String, description: String) {
    leave { store.edit(id, title: title, description: description) }
  }

  func deleteButtonTapped() {
    leave { store.delete(id) }
  }

  /// Makes the last change, and closes the editor.
  ///
  /// "Delete" deletes the to-do, and so does "Save" with a blank title. If the
  /// presenter heard of that, the editor, while leaving, would say "No longer
  /// in the list".
  private func leave(after lastChange: () -> Void) {
    store.removeObserver(self)
    lastChange()
    view?.close()
  }

  private func showScreenTitle(_ title: String) {
    view?.setScreenTitle("Edit: \(title)")
  }

  private func showStatus() {
    let isSaving = store.list?.isSaveRequestPending == true
    view?.setSavingText(isSaving ? "Saving..." : "")
    let isMissing = store.list?.item(id) == nil
    view?.setMissingText(isMissing ? "No longer in the list" : "")
  }
}

extension TodoEditorPresenter: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    showStatus()
  }
}
