import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both view models hold and observe:
///
/// - Who asks for a save: the store, after each change that a view model makes
///   in it. A view model changes the list and asks for nothing.
/// - Who hears that it failed: the store, which keeps the failure and tells its
///   observers. The list's view model words it, and its view presents it.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's view model calls when the user answers so.
/// - Who owns the editor: the navigation controller, on which the list's view
///   pushes it. The list's view model makes the editor's view model and lets go
///   of it. The editor's changes the store itself, and neither tells the other.
///
/// That is how Josh Smith has it ("WPF Apps with the Model-View-ViewModel
/// Design Pattern", 2009): there, view models share a repository that tells of
/// its changes, and one asks by an event to be closed.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let viewModel = TodoViewModel(store: TodoStore(service: service))
  return TodoViewController(viewModel: viewModel)
}
