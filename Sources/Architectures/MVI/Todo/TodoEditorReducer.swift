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

/// What the user wants done with the to-do when the editor closes.
///
/// It is no effect, because nothing outside is to be done. The reducer of the
/// list takes it. The Elm package `outmessage` calls such a value an out
/// message. The Composable Architecture has delegate actions for it.
enum TodoEditorOutcome: Equatable {
  case save(title: String, description: String)
  case delete
}

/// Keeps what is typed, and says when the user is done and with what.
///
/// No store takes it, so it is no ``Reducer``: the reducer of the list calls
/// it.
struct TodoEditorReducer {
  /// Takes the next event.
  ///
  /// - Returns: How the user has left the editor; nil where it stays open.
  func reduce(
    into state: inout TodoEditorState,
    event: TodoEditorEvent
  ) -> TodoEditorOutcome? {
    switch event {
    case .titleFieldChanged(let title):
      state.title = title
      return nil
    case .descriptionFieldChanged(let description):
      state.description = description
      return nil
    case .saveButtonTapped:
      return .save(title: state.title, description: state.description)
    case .deleteButtonTapped:
      return .delete
    }
  }
}
