import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both controllers hold:
///
/// - Who asks for the list: the list's controller, in a task of its ``Loader``.
///   It has the store load the list, and the store asks the service.
/// - Who hears the answer: the store, which keeps the list. It throws an error.
///   The loader hands that to the list's controller, which presents an alert.
/// - Who shows it: the controllers. They read the store in
///   `updateProperties()`, word what they have read, and show it. The store is
///   `@Observable`, so UIKit has them do so again after a change. A tap that
///   changes to-dos does not show the change itself. The list's controller
///   keeps the filter, and the fields keep what is typed.
/// - Who cancels: the loader, before a newer load and when it is released with
///   the list's controller.
/// - Who asks for a save: the store, after each change that a controller makes
///   in it, after a save that succeeded, and after "Try again". It sends none
///   while another one is pending, while a failed one waits for the user's
///   answer, or if nothing differs from what was saved last.
/// - Who hears that it failed: the store, which keeps the failure until it is
///   answered, and tells its observers. The list's controller is one, also
///   while the editor covers the list. So the navigation controller presents
///   the alert. Once no screen is left, nobody tells the user.
/// - Why a failed save is told, and a failed load is thrown: nobody awaits a
///   save, since the store sends it when it is due.
/// - Why a failed save is not read in `updateProperties()`: that need not run
///   while the editor covers the list. And by Apple's text, it is for content
///   and styling.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's controller calls when the user taps "Discard changes". The store's
///   `TodoList` has kept what was last loaded or saved.
/// - Who owns the editor: the navigation controller, on which the list's
///   controller pushes it. The editor's controller changes the store itself.
///   Neither controller tells the other.
///
/// The store is in `Models`, because the modules `MVP` and `MVVM` use it, too.
/// They do not read it in `updateProperties()`, so their presenters and view
/// models observe all that the store tells. The pattern is described at
/// ``makeGreetingScreen(person:)``.
///
/// The store differs from that of objc.io's sample of model-owned networking
/// ("App Architecture", 2018):
///
/// - Theirs posts a `Notification` that says which item has changed, and one
///   row is updated. Ours is observable: all cells on the screen update
///   themselves, and the table is reloaded if other rows show.
/// - Theirs is a singleton, and lives as long as the app. Ours is passed to
///   `init`, and lives as long as its screens and a pending save.
/// - Theirs keeps a copy on the disk, and their `Webservice` keeps the changes
///   that are not sent. After a network error, it sends them again at once, and
///   when the app becomes active. Where the server refuses a change, it removes
///   the item. Ours keeps no copy, and asks the user what to do.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  TodoViewController(store: TodoStore(service: service))
}
