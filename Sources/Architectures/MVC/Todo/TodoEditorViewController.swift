import ConsoleUI
import Layouts
import Models

/// Shows a to-do in text fields, and changes or deletes it in the store.
final class TodoEditorViewController: ViewController {
  private let layout = TodoEditorLayout()
  private let item: TodoItem
  private let store: TodoStore

  init(item: TodoItem, store: TodoStore) {
    self.item = item
    self.store = store
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.titleField.text = item.todo.title
    layout.descriptionField.text = item.todo.description
    layout.titleField.addTarget(
      self,
      action: TodoEditorViewController.titleFieldChanged
    )
    layout.saveButton.addTarget(
      self,
      action: TodoEditorViewController.saveButtonTapped
    )
    layout.deleteButton.addTarget(
      self,
      action: TodoEditorViewController.deleteButtonTapped
    )
    titleFieldChanged()
    todoStoreDidChange(store)
    store.addObserver(self)
  }

  private func titleFieldChanged() {
    title = "Edit: \(layout.titleField.text)"
  }

  private func saveButtonTapped() {
    // A blank title deletes the to-do. An editor that leaves does not say so.
    store.removeObserver(self)
    store.edit(
      item.id,
      title: layout.titleField.text,
      description: layout.descriptionField.text
    )
    navigationController?.popViewController()
  }

  private func deleteButtonTapped() {
    store.removeObserver(self)
    store.delete(item.id)
    navigationController?.popViewController()
  }
}

extension TodoEditorViewController: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    let isSaving = store.list?.isSaveRequestPending == true
    layout.savingLabel.text = isSaving ? "Saving..." : ""
    let isMissing = store.list?.item(item.id) == nil
    layout.missingLabel.text = isMissing ? "No longer in the list" : ""
  }
}
