import Models

/// Which to-do is edited, and what the text fields hold.
struct TodoEditorState: Equatable {
  let id: TodoItem.ID
  var title: String
  var description: String
}

extension TodoEditorState {
  init(item: TodoItem) {
    id = item.id
    title = item.todo.title
    description = item.todo.description
  }
}

/// What the user can do in the editor.
///
/// Going back is not among it. The view of the list opens the editor and hears
/// of that.
enum TodoEditorEvent: Equatable {
  case titleFieldChanged(String)
  case descriptionFieldChanged(String)
  case saveButtonTapped
  case deleteButtonTapped
}

/// Keeps what is typed.
///
/// The reducer of the list calls it, and then changes the list and closes the
/// editor on the same event. In objc.io's app Recordings the child's update
/// asks for the save, and the parent's closes it.
struct TodoEditorReducer: Reducer {
  func reduce(
    into state: inout TodoEditorState,
    event: TodoEditorEvent
  ) -> [Command<Never>] {
    switch event {
    case .titleFieldChanged(let title):
      state.title = title
    case .descriptionFieldChanged(let description):
      state.description = description
    case .saveButtonTapped, .deleteButtonTapped:
      break
    }
    return []
  }
}
