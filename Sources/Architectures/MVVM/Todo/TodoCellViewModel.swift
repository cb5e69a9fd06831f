import Formatting
import Models

/// Says what one row shows, in words ready to be shown.
struct TodoCellViewModel: Equatable, Identifiable {
  /// The identity of the to-do, by which the view names it to its view model.
  let id: TodoItem.ID
  let title: String
  let description: String

  init(item: TodoItem) {
    let todo = item.todo
    id = item.id
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    title = "\(mark) \(todo.title.onOneLine)"
    description = todo.description.onOneLine
  }
}
