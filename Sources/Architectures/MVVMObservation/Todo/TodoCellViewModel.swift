import Formatting
import Models

/// Says what one row shows, in words ready to be shown.
///
/// It must not know the cell.
struct TodoCellViewModel: Equatable {
  let title: String
  let description: String

  init(todo: Todo) {
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    title = "\(mark) \(todo.title.onOneLine)"
    description = todo.description.onOneLine
  }
}
