import Models
import Observation

/// One to-do of the list as an object, so that who reads it hears of no change
/// of another one.
///
/// It follows the list: the list's model hands it each change, and nobody else
/// changes it.
@MainActor
@Observable
final class TodoItemModel {
  let id: TodoItem.ID
  private(set) var todo: Todo

  init(item: TodoItem) {
    id = item.id
    todo = item.todo
  }

  /// Takes the to-do as it stands in the list now.
  func update(with todo: Todo) {
    // Older versions of Swift tell of a change also where the value is equal.
    if todo != self.todo { self.todo = todo }
  }
}
