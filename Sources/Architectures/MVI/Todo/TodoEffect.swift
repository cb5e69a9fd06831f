import Models

/// What the list of to-dos wants done outside.
///
/// It must not know how that is done.
enum TodoEffect: Equatable {
  case loadTodos(load: Int)
  case saveTodos([Todo])
}
