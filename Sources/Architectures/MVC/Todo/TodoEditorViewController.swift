import ConsoleUI
import Layouts
import Models

/// Shows a to-do in text fields, and changes it in the store when the user
/// saves.
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
    store.addObserver(self)
    todoStoreDidChange(store)
  }

  /// What it changes in the store as it closes is no news to it.
  override func viewDidDisappear() {
    super.viewDidDisappear()
    store.removeObserver(self)
  }

  func titleFieldChanged() {
    title = "Edit: \(layout.titleField.text)"
  }

  func saveButtonTapped() {
    navigationController?.popViewController()
    store.edit(
      item.id,
      title: layout.titleField.text,
      description: layout.descriptionField.text
    )
  }

  func deleteButtonTapped() {
    navigationController?.popViewController()
    store.delete(item.id)
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
