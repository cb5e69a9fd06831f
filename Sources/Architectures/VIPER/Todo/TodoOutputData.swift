/// What the interactor tells of the list of to-dos.
struct TodoListOutputData: Equatable {
  /// Those that the filter shows; the rest describes the whole list.
  let todos: [TodoOutputData]
  let isEmpty: Bool
  let activeCount: Int
  let hasCompleted: Bool
  let isAllCompleted: Bool
}

/// What the interactor tells of a to-do.
struct TodoOutputData: Equatable {
  let id: Int
  let title: String
  let description: String
  let isCompleted: Bool
}
