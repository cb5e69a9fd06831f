/// Which to-dos of a list show.
public enum TodoFilter: Int, CaseIterable, Sendable {
  case all
  case active
  case completed

  /// Whether a to-do shows.
  func shows(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !item.todo.isCompleted
    case .completed: item.todo.isCompleted
    }
  }
}
