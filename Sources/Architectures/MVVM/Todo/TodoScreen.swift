import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both view models hold and observe:
///
/// - Who asks for the list: the list's view model has the store load it, in a
///   task that the view model owns. The store keeps the list and tells its
///   observers, or throws an error to the view model. The view model writes the
///   state that its view observes and shows. For an error it asks the view, by
///   an event, to present an alert.
/// - Who asks for a save: the store itself, after each change that a view model
///   makes in it, after a save that succeeded, and after "Try again". It sends
///   none while one is pending, while a failed one is not answered, and where
///   nothing differs from what was saved.
/// - Who hears that it failed: the store, which keeps the failure until it is
///   answered, and tells its observers. The list's view model words the
///   question, and its view presents it, also while the editor covers that
///   view. When the view appears, the view model reads whether a failure is
///   unanswered. Until the user answers, the store saves nothing.
///   The editor's view model is told as well, and stops saying that the list is
///   being saved.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's view model calls when the user taps "Discard changes". The store's
///   `TodoList` keeps what was last loaded or saved.
/// - Who owns the editor: the navigation controller owns the editor's view
///   controller, which owns its view model. The list's view model makes that,
///   and hands it to its view, which pushes the editor. The editor's view model
///   changes the store itself, and does not know that of the list.
///
/// A pending save keeps the store alive when its screens are gone.
///
/// Three things are as in Josh Smith's article (2009): view models share a
/// repository that tells of its changes, one view model makes that of the next
/// screen, and a view model asks by an event, `RequestClose`, to be closed.
/// There, the main window's view model keeps the editors and hears that event.
/// Here, the editor's view hears it.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let store = TodoStore(service: service)
  return TodoViewController(viewModel: TodoViewModel(store: store))
}
