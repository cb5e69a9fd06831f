import Models

/// Keeps what is typed about a to-do, words what the editor shows, and hands
/// over what was typed when the user saves.
///
/// It must not know the list, nor who listens.
@MainActor
final class TodoEditorViewModel {
  let id: TodoItem.ID
  let screenTitle = Box("")
  let title: Box<String>
  let description: Box<String>
  let missingText = Box("")
  let savingText = Box("")
  var close: (() -> Void)?
  var didSave: ((_ title: String, _ description: String) -> Void)?
  var didDelete: (() -> Void)?

  init(item: TodoItem) {
    id = item.id
    title = Box(item.todo.title)
    description = Box(item.todo.description)
    updateTitle()
  }

  func titleFieldChanged(_ text: String) {
    title.value = text
    updateTitle()
  }

  func descriptionFieldChanged(_ text: String) {
    description.value = text
  }

  func saveButtonTapped() {
    close?()
    didSave?(title.value, description.value)
  }

  func deleteButtonTapped() {
    close?()
    didDelete?()
  }

  /// Says whether the list is being saved.
  func setSaving(_ isSaving: Bool) {
    savingText.value = isSaving ? "Saving..." : ""
  }

  /// Says that there is nothing left to edit.
  func setMissing() {
    missingText.value = "No longer in the list"
  }

  private func updateTitle() {
    screenTitle.value = "Edit: \(title.value)"
  }
}
