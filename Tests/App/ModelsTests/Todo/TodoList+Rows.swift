import Models

extension TodoList {
  /// What shows under a filter, such as "[x] Milk".
  func rows(_ filter: TodoFilter = .all) -> [String] {
    items(filter).map(\.todo).rows
  }
}

extension [Todo] {
  var rows: [String] {
    map { ($0.isCompleted ? "[x] " : "[ ] ") + $0.title }
  }
}
