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

/// What can happen in the editor: what the user does, except going back, then
/// what the editor tells the one that opened it.
enum TodoEditorEvent: Equatable {
  case titleFieldChanged(String)
  case descriptionFieldChanged(String)
  case saveButtonTapped
  case deleteButtonTapped

  case delegate(Delegate)

  /// What the user wants: the one that opened the editor does it, and closes
  /// the editor.
  enum Delegate: Equatable {
    case save(TodoEditorState)
    case delete(TodoItem.ID)
  }
}

/// Keeps what is typed, and says what the user wants with it.
struct TodoEditorReducer: Reducer {
  func reduce(
    into state: inout TodoEditorState,
    event: TodoEditorEvent
  ) -> [Command<Never, TodoEditorEvent>] {
    switch event {
    case .titleFieldChanged(let title):
      state.title = title
      return []
    case .descriptionFieldChanged(let description):
      state.description = description
      return []
    case .saveButtonTapped:
      return [.send(.delegate(.save(state)))]
    case .deleteButtonTapped:
      return [.send(.delegate(.delete(state.id)))]
    case .delegate:
      // This is for the parent's reducer.
      return []
    }
  }
}
