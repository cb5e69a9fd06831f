import Formatting
import Models

/// Says what one row shows, in words that are put together when a cell asks.
///
/// It reads the to-do in the model each time. So a cell that has asked hears of
/// each change of the list, and asks again.
@MainActor
struct TodoCellViewModel: Identifiable {
  /// The identity of the to-do: whoever acts on the row names it by this, for
  /// the list may have changed since the row was made.
  let id: TodoItem.ID
  private let model: TodoListModel

  init(id: TodoItem.ID, model: TodoListModel) {
    self.id = id
    self.model = model
  }

  var title: String {
    guard let todo else { return "" }
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    return "\(mark) \(todo.title.onOneLine)"
  }

  var description: String { todo?.description.onOneLine ?? "" }

  /// Nil if it is no longer in the list.
  private var todo: Todo? { model.list?.item(id)?.todo }
}
