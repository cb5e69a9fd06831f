import ConsoleUI
import Layouts
import Models

/// Is told what the user decides in the editor of a to-do.
///
/// It closes the editor and changes the list; the editor does neither.
@MainActor
protocol TodoEditorViewControllerDelegate: AnyObject {
  func todoEditor(
    _ editor: TodoEditorViewController,
    didSaveTitle title: String,
    description: String
  )

  func todoEditorDidDelete(_ editor: TodoEditorViewController)
}

/// Shows a to-do in text fields and hands over what they hold when the user
/// saves.
///
/// It must not know the list, nor who keeps it.
final class TodoEditorViewController: ViewController {
  weak var delegate: (any TodoEditorViewControllerDelegate)?
  private let layout = TodoEditorLayout()
  private let item: TodoItem

  init(item: TodoItem) {
    self.item = item
    super.init()
  }

  var id: TodoItem.ID { item.id }

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
    showTitle()
  }

  func titleFieldChanged() {
    showTitle()
  }

  func saveButtonTapped() {
    delegate?.todoEditor(
      self,
      didSaveTitle: layout.titleField.text,
      description: layout.descriptionField.text
    )
  }

  func deleteButtonTapped() {
    delegate?.todoEditorDidDelete(self)
  }

  /// Says whether the list is being saved.
  func setSaving(_ isSaving: Bool) {
    layout.savingLabel.text = isSaving ? "Saving..." : ""
  }

  /// Says that there is nothing left to edit.
  func showMissing() {
    layout.missingLabel.text = "No longer in the list"
  }

  private func showTitle() {
    title = "Edit: \(layout.titleField.text)"
  }
}
