import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// Both screens are views of one `TodoModel`, which tells both of each change:
///
/// - Who asks for a save: the model, after each change that a controller has
///   asked it for. A controller asks for the change and for nothing else.
/// - Who hears that it failed: the model, which keeps the failure and says that
///   it has changed. The list's view words it, and the list's controller
///   presents it.
/// - What brings the old list back: `discardChanges()` of the model, which the
///   alert's button calls.
/// - Who owns the editor: the navigation controller, on which the list's
///   controller pushes it. The editor's controller asks the model itself, and
///   neither controller tells the other.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let model = TodoModel(service: service)
  return HostViewController(hosting: TodoView(model: model))
}

/// Puts the editor of a to-do together: a second view of the same model.
@MainActor
func makeTodoEditorScreen(item: TodoItem, model: TodoModel) -> ViewController {
  HostViewController(hosting: TodoEditorView(item: item, model: model))
}
