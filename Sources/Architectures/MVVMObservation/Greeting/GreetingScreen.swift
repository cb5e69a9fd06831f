import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// A view model says in words what a screen shows, and decides what a tap does.
/// It knows no view. The roles are Gossman's, as in the module `MVVM`. Here a
/// view model is an `@Observable` type, and the tracking is Apple's, in
/// "Updating views automatically with observation tracking in UIKit" (iOS 26).
/// There, a controller reads an observable model made for its view. Here, it
/// reads the view model, in `updateProperties()`. UIKit notes what was read
/// there, and runs the function again after some of it has changed. So there is
/// no binding to write, and one run serves several changes. What the user does
/// is told by calling the view model. Whoever acts on a row hands over its
/// identity or the row itself, and not its number on the screen, which may be
/// another one by then.
///
/// The way through: the button calls the view model, which words the greeting.
/// The controller has read the greeting in `updateProperties()`. That runs
/// again and shows it.
///
/// Alerts and open screens are state, as in Point-Free's "Modern UIKit" (2024),
/// so a test reads them like any other property. A controller says once, in
/// `viewDidLoad()`, what it presents for which state. The functions for that
/// stand in the folder Observing. Point-Free's Swift Navigation has the like:
///
/// - `observe(_:)` is `observe {}` there. From Swift 6.4 on,
///   `withContinuousObservation(options:apply:)` (SE-0506) nearly does the
///   same, but first runs in a task, and goes on only while its token is kept.
///   `Observations` (SE-0475, Swift 6.2) is not used, for each observer would
///   need a task, and somebody to end it.
/// - `present(item:alert:)` is `present(item:)` there.
/// - `push(item:screen:)` is `navigationDestination(item:)` there. That shows
///   no other screen for an item of another identity.
///
/// The view model takes the state back when the view tells it that something
/// was closed. In Swift Navigation, bindings write `nil` themselves. Here, the
/// properties are `private(set)`. The alternative is to tell of alerts and
/// screens as events, through closures, as the module `MVVM` does. Then nothing
/// has to be taken back, but an event is lost where nobody listens.
///
/// Ours differs from UIKit in this:
///
/// - Only controllers are tracked. UIKit tracks views and cells, too, such as a
///   cell's `configurationUpdateHandler`. Here, a controller reads all rows as
///   it updates itself, keeps them for the cells, and reloads the table if they
///   differ. A letter that is typed into a field reads all rows, too.
/// - `updateProperties()` waits while another screen covers this one. Apple
///   does not say whether UIKit's does. Here, it also runs before anything asks
///   what the screen shows. `observe(_:)` goes on under another screen, so that
///   a failed save is told there, too.
/// - An alert closes at once, and alerts that are presented wait in a queue.
///   UIKit animates the closing. An app has to present the next alert in the
///   completion of `dismiss(animated:completion:)`, for UIKit refuses a second.
/// - An alert can be presented before the view has appeared. UIKit shows none
///   then. There, call `present` in the first `viewDidAppear(_:)`. Point-Free's
///   functions wait for that by themselves.
/// - A navigation controller tells by `userDidPop` that the user has gone back.
///   In UIKit, its delegate hears of every change, by
///   `navigationController(_:didShow:animated:)`, and looks what is gone. There
///   is one delegate, so only one screen of a stack can hear of it.
/// - A task of the main actor runs as soon as an action has ended, so that the
///   next frame shows what it did. An app's may run after a frame.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
