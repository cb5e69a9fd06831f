import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both controllers hold:
///
/// - Who asks for the list: the list's controller, in a task of its ``Loader``.
///   It has the store load the list, and the store asks the service.
/// - Who hears the answer: the store, which keeps the list. It throws an error.
///   The loader hands that to the list's controller, which presents it as an
///   alert.
/// - Who shows it: the controllers. They read the store in
///   `updateProperties()`, word what they have read, and show it. The store is
///   `@Observable`, so UIKit has them do so again after a change. A tap that
///   changes to-dos only changes the store. The filter and what is typed are
///   the controllers' own.
/// - Who cancels: the loader, before a newer load and when it is released with
///   the list's controller.
/// - Who asks for a save: the store, after each change that a controller makes
///   in it, after a save that succeeded, and after "Try again". It sends none
///   while another one is pending, while a failed one waits for the user's
///   answer, or if nothing differs from what was saved last.
/// - Who hears that it failed: the store, which keeps the failure until it is
///   answered, and tells its observer, the list's controller. The controller
///   asks the user, unless an alert does so already. It also asks when the list
///   appears. Once no screen is left, no observer is left to tell the user.
/// - Why a failed save is told to an observer, and a failed load is thrown:
///   nobody awaits a save, since the store sends it when it is due.
/// - Why a failed save is not read in `updateProperties()`: that is for content
///   and styling, by Apple's text, and an alert is neither. The alert has to
///   open also while the editor covers the list, so the navigation controller
///   presents it.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's controller calls when the user taps "Discard changes". The store's
///   `TodoList` has kept what was last loaded or saved.
/// - Who owns the editor: the navigation controller, on which the list's
///   controller pushes it. The editor's controller changes the store itself.
///   Neither controller tells the other.
///
/// The store is in `Models`, because the modules `MVP` and `MVVM` use it, too.
/// UIKit does not update their presenters and view models: they observe the
/// store instead. The store holds its observers weakly.
/// The pattern is described at ``makeGreetingScreen(person:)``.
///
/// The store differs from that of objc.io's sample of model-owned networking
/// ("App Architecture", 2018):
///
/// - Theirs posts a `Notification` that says which item has changed, and one
///   row is updated. Ours is observable: all cells on the screen update
///   themselves, and the table is reloaded if other rows show. A failed save is
///   told by a typed protocol, `TodoStoreObserver`. Since iOS 26, a
///   notification can be typed as well (`NotificationCenter.MainActorMessage`).
/// - Theirs is a singleton, and lives as long as the app. Ours is passed to
///   `init`, and lives as long as its screens and a pending save.
/// - Theirs keeps a copy on the disk, and their `Webservice` keeps the changes
///   that are not sent. After a network error, it sends them again later. Ours
///   keeps no copy, and asks the user what to do.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  TodoViewController(store: TodoStore(service: service))
}
