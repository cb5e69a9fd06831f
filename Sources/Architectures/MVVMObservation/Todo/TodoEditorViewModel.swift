import Foundation
import Models
import Observation

/// Keeps what is typed about a to-do, words what the editor shows, and changes
/// the to-do in the model when the user saves.
@MainActor
@Observable
final class TodoEditorViewModel: Identifiable {
  /// A new one each time that an editor is opened.
  let id = UUID()
  /// The title that the to-do is to have; the view sets it to what is typed.
  var title: String
  /// The same for the description.
  var description: String
  private let todoID: TodoItem.ID
  private let model: TodoListModel
  /// Asks the owner of the editor to close it.
  private let close: (TodoEditorViewModel.ID) -> Void

  init(
    item: TodoItem,
    model: TodoListModel,
    close: @escaping (TodoEditorViewModel.ID) -> Void
  ) {
    title = item.todo.title
    description = item.todo.description
    todoID = item.id
    self.model = model
    self.close = close
  }

  var screenTitle: String { "Edit: \(title)" }

  var missingText: String {
    model.list?.item(todoID) == nil ? "No longer in the list" : ""
  }

  var savingText: String {
    model.list?.isSaveRequestPending == true ? "Saving..." : ""
  }

  func saveButtonTapped() {
    model.edit(todoID, title: title, description: description)
    close(id)
  }

  func deleteButtonTapped() {
    model.delete(todoID)
    close(id)
  }
}
