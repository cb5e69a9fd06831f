import Models

/// Is told what the user decides in the editor of a to-do.
///
/// It closes the editor and changes the list; the editor does neither.
@MainActor
protocol TodoEditorPresenterDelegate: AnyObject {
  func todoEditor(
    _ editor: TodoEditorPresenter,
    didSaveTitle title: String,
    description: String
  )

  func todoEditorDidDelete(_ editor: TodoEditorPresenter)
}

/// Words the editor of a to-do and hands over what the user decides.
///
/// It must not know the list or who keeps it, nor a widget.
@MainActor
final class TodoEditorPresenter {
  let id: TodoItem.ID
  weak var view: (any TodoEditorView)?
  weak var delegate: (any TodoEditorPresenterDelegate)?
  private let todo: Todo

  init(item: TodoItem) {
    id = item.id
    todo = item.todo
  }

  func viewDidLoad() {
    view?.setTitle(todo.title)
    view?.setDescription(todo.description)
    showTitle(todo.title)
  }

  func titleFieldChanged(_ title: String) {
    showTitle(title)
  }

  func saveButtonTapped(title: String, description: String) {
    delegate?.todoEditor(self, didSaveTitle: title, description: description)
  }

  func deleteButtonTapped() {
    delegate?.todoEditorDidDelete(self)
  }

  /// Says whether the list is being saved.
  func setSaving(_ isSaving: Bool) {
    view?.setSavingText(isSaving ? "Saving..." : "")
  }

  /// Says that there is nothing left to edit.
  func showMissing() {
    view?.setMissingText("No longer in the list")
  }

  private func showTitle(_ title: String) {
    view?.setScreenTitle("Edit: \(title)")
  }
}
