import ConsoleUI
import Models

/// Puts the list of to-dos together: the view is given its model, and makes
/// its controller.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let model = TodoModel(service: service)
  return TodoViewController(todoView: TodoView(model: model))
}

/// Puts the editor of a to-do together: a second view of the same model.
@MainActor
func makeTodoEditorScreen(item: TodoItem, model: TodoModel) -> ViewController {
  let editorView = TodoEditorView(item: item, model: model)
  return TodoEditorViewController(editorView: editorView)
}
