/// Which to-dos of a list are shown.
public enum TodoFilter: CaseIterable, Sendable {
  case all
  case active
  case completed

  /// Whether a to-do is shown.
  func shows(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !item.todo.isCompleted
    case .completed: item.todo.isCompleted
    }
  }
}
