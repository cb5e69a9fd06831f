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
  private let todos: TodoListModel
  private let close: () -> Void

  init(
    item: TodoItem,
    todos: TodoListModel,
    close: @escaping () -> Void
  ) {
    title = item.todo.title
    description = item.todo.description
    id = item.id
    self.todos = todos
    self.close = close
  }

  var screenTitle: String { "Edit: \(title)" }

  var missingText: String {
    todos.list.item(id) == nil ? "No longer in the list" : ""
  }

  var savingText: String { todos.list.isSaving ? "Saving..." : "" }

  func titleFieldChanged(_ text: String) {
    title = text
  }

  func descriptionFieldChanged(_ text: String) {
    description = text
  }

  func saveButtonTapped() {
    close()
    todos.change { $0.edit(id, title: title, description: description) }
  }

  func deleteButtonTapped() {
    close()
    todos.change { $0.delete(id) }
  }
}
