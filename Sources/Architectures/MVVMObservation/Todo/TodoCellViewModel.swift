import Formatting
import Models

/// Says what one row shows, in words that are put together when a cell asks.
///
/// The words come from an observable object, so a cell that has read them hears
/// when the to-do changes.
@MainActor
struct TodoCellViewModel: Identifiable {
  /// The identity of the to-do: whoever acts on the row names it by this, for
  /// the list may have changed since the row was made.
  let id: TodoItem.ID
  private let item: TodoItemModel

  init(item: TodoItemModel) {
    id = item.id
    self.item = item
  }

  var title: String {
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    return "\(mark) \(item.todo.title.onOneLine)"
  }

  var description: String { item.todo.description.onOneLine }
}

extension TodoCellViewModel: Equatable {
  /// Two rows are equal if they read the same object.
  ///
  /// A to-do that was deleted and has come back is another object. A cell that
  /// has read the former one would hear of no change.
  nonisolated static func == (a: Self, b: Self) -> Bool { a.item === b.item }
}
