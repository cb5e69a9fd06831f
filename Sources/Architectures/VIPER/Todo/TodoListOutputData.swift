/// What the presenter needs of the list of to-dos.
///
/// It has no behaviour, and must not hold the model that it was copied from.
struct TodoListOutputData: Equatable {
  enum Filter {
    case all
    case active
    case completed
  }

  /// The to-dos that show.
  let todos: [TodoOutputData]
  /// This and what follows is said of all to-dos, shown or not.
  let isEmpty: Bool
  let activeCount: Int
  let hasCompleted: Bool
  let isAllCompleted: Bool
}
