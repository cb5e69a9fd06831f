import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// The button calls the view model, which words the greeting. The controller
/// has read the greeting in `updateProperties()`. That runs again and shows it.
///
/// A view model says in words what a screen shows, and decides what a tap does.
/// It knows no view. The roles are John Gossman's (2005), as in the module
/// `MVVM`. Here a view model is an `@Observable` type, and the tracking is
/// Apple's, in "Updating views automatically with observation tracking in
/// UIKit" (iOS 26). A controller reads the view model in `updateProperties()`.
/// UIKit notes what was read there, and runs the function again after some of
/// it has changed. So there is no binding to write, and one run serves several
/// changes. What the user does is told by calling the view model. Whoever acts
/// on a row hands over its identity or the row itself, and not its number on
/// the screen, which may be another one by then.
///
/// What the user types or chooses on a screen is a property that the view sets.
/// SwiftUI could bind a field to it by `@Bindable`. What follows from it is
/// computed when it is read. All else that a view model keeps, only the view
/// model sets. What is typed into an alert comes with the answer.
///
/// A view model awaits a service in a task that it keeps, and cancels the task
/// when it asks again or is released. A service may go on all the same, and its
/// answer is dropped. A save of the to-dos is never cancelled, and its task
/// keeps their model.
///
/// Alerts and open screens are state, as in Point-Free's "Modern UIKit" (2024),
/// so a test reads them like any other property. A controller says once, in
/// `viewDidLoad()`, what it presents for which state. The functions for that
/// stand in the folder Observing. The view model takes the state back when the
/// view tells it that something was closed. The alternative is to tell of
/// alerts and screens as events, through closures, as the module `MVVM` does.
/// Then nothing has to be taken back, but an event is lost where nobody
/// listens.
///
/// An alert may show together with a screen, and several alerts may be due. So,
/// unlike in "Modern UIKit", they are not cases of one enum. Four view models
/// keep `alerts`. The view model of the to-dos has one `alert`, which it
/// computes from what has failed.
///
/// An employee never changes, so an employee's row is a value, and its cell is
/// filled once. What a row shows of a photo or a to-do changes, so those cells
/// read it by themselves, in an observable object, and that is tracked, too. A
/// photo's cell keeps its row's view model, so it has a class of its own, which
/// overrides `updateConfiguration()`. A to-do's cell is the layout's, and the
/// controller gives it a `configurationUpdateHandler`, which keeps its row's
/// view model.
///
/// Ours differs from UIKit in this:
///
/// - Only controllers and cells are tracked. UIKit tracks other views, too.
/// - A control has a target and an action. In an app it often has a `UIAction`
///   instead, and a field has a `UIBinding` of Swift Navigation.
/// - A table that is to show other rows reloads all. In an app, a diffable data
///   source takes a snapshot of their identities, and moves only what differs.
/// - A screen whose item has another identity is popped, and the next one is
///   pushed, in one turn. An app sets both at once, by
///   `setViewControllers(_:animated:)`. Swift Navigation's
///   `navigationDestination(item:)` ignores another item while one is shown.
/// - A task of the main actor runs as soon as an action has ended, so that the
///   next frame shows what it did. In an app, it may run only after the next
///   frame.
/// - Alerts that are presented wait in a queue. UIKit presents one at a time,
///   so there an alert that takes the place of another has to await its
///   dismissal.
///
/// Swift Navigation writes nil into the state when something is closed, by a
/// binding in both directions. Here, only the view model takes that state back,
/// when the view tells it. And what presents or is pushed has a base class
/// here, the `PresentingViewController`.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
