import ConsoleUI
import Layouts
import Models

/// Shows a to-do in text fields, and changes or deletes it in the store.
///
/// The fields are a draft; no news overwrites them.
final class TodoEditorViewController: ViewController {
  private let layout = TodoEditorLayout()
  private let id: TodoItem.ID
  private let store: TodoStore
  /// Whether a button has closed it.
  private var isClosing = false

  init(id: TodoItem.ID, store: TodoStore) {
    self.id = id
    self.store = store
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let todo = store.list?.item(id)?.todo {
      layout.titleField.text = todo.title
      layout.descriptionField.text = todo.description
    }
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
    showTitle()
  }

  // It runs again after a change of what it has read in the store.
  override func updateProperties() {
    super.updateProperties()
    if !isClosing { showStatus() }
  }

  private func titleFieldChanged() {
    showTitle()
  }

  private func saveButtonTapped() {
    close()
    store.edit(
      id,
      title: layout.titleField.text,
      description: layout.descriptionField.text
    )
  }

  private func deleteButtonTapped() {
    close()
    store.delete(id)
  }

  /// Goes back, and shows no news meanwhile.
  ///
  /// "Delete" deletes the to-do, and so does "Save" with a blank title. In
  /// UIKit, the editor shows until the pop's animation has ended, and would say
  /// "No longer in the list".
  private func close() {
    isClosing = true
    navigationController?.popViewController()
  }

  private func showTitle() {
    title = "Edit: \(layout.titleField.text)"
  }

  private func showStatus() {
    let isSaving = store.list?.isSaveRequestPending == true
    layout.savingLabel.text = isSaving ? "Saving..." : ""
    let isMissing = store.list?.item(id) == nil
    layout.missingLabel.text = isMissing ? "No longer in the list" : ""
  }
}
