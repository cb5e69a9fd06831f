import Formatting
import Models

/// Says what one row shows, in words that are put together when a cell asks.
///
/// It reads the to-do in the model each time. In Apple's list each row has a
/// model of its own, so a change updates one cell. Here the whole list is one
/// value, and nobody has to keep such models up to date. The price is that each
/// cell updates itself after any change of the list, and also when a save
/// begins or ends.
@MainActor
struct TodoCellViewModel: Equatable {
  /// The identity of the to-do: whoever acts on the row names it by this, for
  /// the list may have changed since the row was made.
  let id: TodoItem.ID
  private let model: TodoListModel

  init(id: TodoItem.ID, model: TodoListModel) {
    self.id = id
    self.model = model
  }

  /// Rows of one to-do are equal, whatever it says by now: a cell hears of that
  /// by itself.
  nonisolated static func == (one: Self, other: Self) -> Bool {
    one.id == other.id
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
