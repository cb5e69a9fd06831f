import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both controllers hold and observe:
///
/// - Who asks for the list: the list's controller asks the store, and the store
///   asks the service.
/// - Who hears the answer: the store, which keeps it and tells its observers.
/// - Who shows it: the controllers, which observe the store. They read it, word
///   what they have read, and show it. A tap that changes to-dos only changes
///   the store, and the list shows that when the store tells of it. The filter
///   and what is typed are the controllers' own.
/// - Who asks for a save: the store, after each change that a controller makes
///   in it, after a save that succeeded, and after "Try again". It sends none
///   while another one is pending, while a failed one waits for the user's
///   answer, or if nothing differs from what was saved last.
/// - Who hears that it failed: the store, which keeps the failure until it is
///   answered, and tells its observers. The list's controller has the
///   navigation controller present the alert, since the editor may cover the
///   list. When the list appears, its controller reads whether a failure is
///   unanswered. Once no screen is left, no observer is left to tell the user.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's controller calls when the user taps "Discard changes". The store's
///   `TodoList` has kept what was last loaded or saved.
/// - Who owns the editor: the navigation controller, on which the list's
///   controller pushes it. The editor's controller changes the store itself.
///   Neither controller tells the other.
///
/// The store is in `Models`, because MVP and MVVM use it too. It holds its
/// observers weakly, so a controller observes until it is released. Only an
/// editor that saves or deletes stops earlier. The pattern is described at
/// ``makeGreetingScreen(person:)``.
///
/// The store differs from that of objc.io's sample of model-owned networking
/// ("App Architecture", 2018):
///
/// - Theirs posts a `Notification` that says which item has changed, and one
///   row is updated. Ours calls a typed protocol, `TodoStoreObserver`, and the
///   list is shown anew. Since iOS 26, a notification can be typed as well
///   (`NotificationCenter.MainActorMessage`).
/// - Theirs is a singleton, and lives as long as the app. Ours is passed to
///   `init`, and lives as long as its screens and a pending save.
/// - Theirs keeps a copy on the disk, and queues a change until the network is
///   back. Ours keeps none, and asks the user what to do with a failed save.
/// - There, the controller keeps the task of a load, and is answered when it
///   ends. Here, the store keeps it, and tells all observers.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  TodoViewController(store: TodoStore(service: service))
}
