import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The views of both screens share one `TodoModel`, and depend on it until
/// their screens close.
///
/// The way through it:
///
/// - Who loads the list: the model, when the list's controller tells it to.
/// - Who shows it: the list's view, which asks the model for the to-dos that
///   its filter lets through. The editor's view asks for its to-do.
/// - Who asks for a save: the model, after each change, after "Try again", and
///   after a save request that has succeeded. Its `TodoList` says whether one
///   is due. None is due while one is pending, while a failed one is
///   unanswered, and where nothing differs from what was saved. The controllers
///   ask for changes, not for saves.
/// - Who hears that it failed: the model, which tells its dependents. The
///   list's controller presents an alert. Until the user answers it, no other
///   save request begins. Once the user has answered, the alert of any other
///   list on the model goes, too.
/// - What brings the old list back: the button "Discard changes". It calls
///   `discardChanges()` of the model, which calls that of its `TodoList`. There
///   lies the list as it was last loaded or saved.
/// - Who owns the editor: the navigation controller, on which the list's
///   controller pushes it. The editor's controller itself tells the model what
///   to change. Neither controller tells the other.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let model = TodoModel(service: service)
  return HostViewController(hosting: TodoView(model: model), title: "To-dos")
}

/// Puts the editor of a to-do together: a second view of the same model.
@MainActor
func makeTodoEditorScreen(
  id: TodoItem.ID,
  model: TodoModel
) -> ViewController {
  HostViewController(hosting: TodoEditorView(id: id, model: model))
}
