import Formatting
import Models

/// Says what one row shows, in words ready to be shown.
struct TodoCellViewModel: Equatable, Identifiable {
  /// The identity of the to-do: whoever acts on the row names it by this, for
  /// the list may have changed since the row was made.
  let id: TodoItem.ID
  let title: String
  let description: String

  init(item: TodoItem) {
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    id = item.id
    title = "\(mark) \(item.todo.title.onOneLine)"
    description = item.todo.description.onOneLine
  }
}
