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
///
/// It knows the view by its protocol only, and imports no widget.
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
    // A blank title deletes the to-do. The editor, while leaving, would then
    // say "No longer in the list".
    store.removeObserver(self)
    store.edit(id, title: title, description: description)
    view?.close()
  }

  func deleteButtonTapped() {
    // Otherwise the editor, while leaving, would say "No longer in the list".
    store.removeObserver(self)
    store.delete(id)
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
