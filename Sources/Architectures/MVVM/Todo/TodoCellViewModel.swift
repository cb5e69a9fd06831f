import Formatting
import Models

/// Says what one row shows, in words ready to be shown.
struct TodoCellViewModel {
  let title: String
  let description: String

  init(todo: Todo) {
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    title = "\(mark) \(todo.title.onOneLine)"
    description = todo.description.onOneLine
  }
}
