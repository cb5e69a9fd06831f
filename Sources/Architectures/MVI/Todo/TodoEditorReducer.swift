import Models

/// Which to-do is edited, and what the text fields hold.
struct TodoEditorState: Equatable {
  let id: TodoItem.ID
  fileprivate(set) var title: String
  fileprivate(set) var description: String

  init(item: TodoItem) {
    id = item.id
    title = item.todo.title
    description = item.todo.description
  }
}

/// What the user can do in the editor.
///
/// Going back is not among it: the list opens the editor and hears of that.
enum TodoEditorEvent: Equatable {
  case titleFieldChanged(String)
  case descriptionFieldChanged(String)
  case saveButtonTapped
  case deleteButtonTapped
}

/// What the editor wants done outside, by the list: to leave, and to change the
/// to-do.
///
/// Elm's authors would call it an out message, the Composable Architecture's a
/// delegate action.
enum TodoEditorEffect: Equatable {
  case editTodo(id: TodoItem.ID, title: String, description: String)
  case deleteTodo(id: TodoItem.ID)
}

/// Keeps what is typed, and says what is to become of the to-do.
struct TodoEditorReducer: Reducer {
  func reduce(
    into state: inout TodoEditorState,
    event: TodoEditorEvent
  ) -> [TodoEditorEffect] {
    switch event {
    case .titleFieldChanged(let title):
      state.title = title
      return []
    case .descriptionFieldChanged(let description):
      state.description = description
      return []
    case .saveButtonTapped:
      return [
        .editTodo(
          id: state.id,
          title: state.title,
          description: state.description
        )
      ]
    case .deleteButtonTapped:
      return [.deleteTodo(id: state.id)]
    }
  }
}
