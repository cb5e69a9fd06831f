import Formatting
import Models

/// Says what one row shows, in words that are put together when a cell asks.
struct TodoCellViewModel: Identifiable {
  /// The identity of the to-do: whoever acts on the row names it by this, for
  /// the list may have changed since the row was made.
  let id: TodoItem.ID
  private let todo: Todo

  init(item: TodoItem) {
    id = item.id
    todo = item.todo
  }

  var title: String {
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    return "\(mark) \(todo.title.onOneLine)"
  }

  var description: String { todo.description.onOneLine }
}
