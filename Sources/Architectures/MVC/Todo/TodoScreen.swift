import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both controllers hold and observe:
///
/// - Who asks for a save: the store, after each change that a controller makes
///   in it. A controller changes the list and asks for nothing.
/// - Who hears that it failed: the store, which keeps the failure and tells its
///   observers. The list's controller words and presents the alert.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   alert's button calls.
/// - Who owns the editor: the navigation controller, on which the list's
///   controller pushes it. The editor changes the store itself, and neither
///   controller tells the other.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  TodoViewController(store: TodoStore(service: service))
}
