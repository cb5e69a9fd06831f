import Models
import Observation

/// Keeps what is typed about a to-do, words what the editor shows, and changes
/// the to-do in the model when the user saves.
///
/// It must not know who reads it.
@MainActor
@Observable
final class TodoEditorViewModel {
  private(set) var title: String
  private(set) var description: String
  private let id: TodoItem.ID
  private let model: TodoListModel
  /// Asks the owner of the editor to close it.
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
    model.list?.item(id) == nil ? "No longer in the list" : ""
  }

  var savingText: String {
    model.list?.isSaveRequestPending == true ? "Saving..." : ""
  }

  func titleFieldChanged(_ text: String) {
    title = text
  }

  func descriptionFieldChanged(_ text: String) {
    description = text
  }

  func saveButtonTapped() {
    close()
    model.edit(id, title: title, description: description)
  }

  func deleteButtonTapped() {
    close()
    model.delete(id)
  }
}
