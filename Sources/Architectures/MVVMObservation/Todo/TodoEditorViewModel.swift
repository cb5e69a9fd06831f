import Models
import Observation

/// Keeps what is typed about a to-do, words what the editor shows, and tells
/// the list when the user saves.
///
/// It reads of the list what it needs. It must not know who reads it.
@MainActor
@Observable
final class TodoEditorViewModel {
  private(set) var title: String
  private(set) var description: String
  private let id: TodoItem.ID
  private let model: TodoListModel
  private let close: () -> Void

  init(
    item: TodoItem,
    model: TodoListModel,
    close: @escaping () -> Void
  ) {
    title = item.todo.title
    description = item.todo.description
    id = item.id
    self.model = model
    self.close = close
  }

  var screenTitle: String { "Edit: \(title)" }

  var missingText: String {
    model.list.item(id) == nil ? "No longer in the list" : ""
  }

  var savingText: String { model.list.isSaving ? "Saving..." : "" }

  func titleFieldChanged(_ text: String) {
    title = text
  }

  func descriptionFieldChanged(_ text: String) {
    description = text
  }

  func saveButtonTapped() {
    model.change { $0.edit(id, title: title, description: description) }
    close()
  }

  func deleteButtonTapped() {
    model.change { $0.delete(id) }
    close()
  }
}
