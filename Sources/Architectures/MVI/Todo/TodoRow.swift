import Formatting
import Models

/// Keeps a to-do of the list and words its row.
///
/// It must not know the cell.
struct TodoRow: Equatable {
  private let item: TodoItem

  init(item: TodoItem) {
    self.item = item
  }

  var id: TodoItem.ID { item.id }

  var title: String {
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    return "\(mark) \(item.todo.title.onOneLine)"
  }

  var description: String { item.todo.description.onOneLine }
}
