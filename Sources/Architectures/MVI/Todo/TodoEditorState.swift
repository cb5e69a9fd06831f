import Models

/// Says which to-do is edited, and what the text fields hold.
///
/// It must not know the screen.
struct TodoEditorState: Equatable {
  let id: TodoItem.ID
  var title: String
  var description: String

  init(item: TodoItem) {
    id = item.id
    title = item.todo.title
    description = item.todo.description
  }

  var screenTitle: String { "Edit: \(title)" }
}
