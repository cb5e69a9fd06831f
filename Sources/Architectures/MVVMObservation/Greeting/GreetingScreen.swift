import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// What a view model is, the module `MVVM` says. The tracking is Apple's, in
/// "Updating views automatically with observation tracking in UIKit". The view
/// model is an `@Observable` type. A controller reads it in
/// `updateProperties()`. UIKit notes what was read there, and runs the function
/// again after some of it has changed. So there is no binding to write, and one
/// run serves several changes. What the user does is told by calling the view
/// model. Whoever acts on a row hands over its identity or the row itself, and
/// not its number on the screen, which may be another one by then.
///
/// Alerts and open screens are state, as in Point-Free's "Modern UIKit" (2024),
/// so a test reads them like any other property. A controller says once, in
/// `viewDidLoad()`, what it presents for which state. The functions for that
/// stand in the folder Observing: `present(item:alert:)` and
/// `push(item:screen:)`, on top of `observe(_:)`. Point-Free's Swift Navigation
/// has them as `present(item:)`, `navigationDestination(item:)` and
/// `observe {}`. From Swift 6.4 on, `withContinuousObservationTracking`
/// (SE-0506) does what `observe(_:)` does, and gives a token to keep. The view
/// model takes the state back when the view tells it that something was
/// closed. In Swift Navigation, bindings write `nil` themselves. Here, the
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
/// - `updateProperties()` waits while another screen covers this one, and also
///   runs before anything asks what the screen shows. `observe(_:)` goes on
///   under another screen: a failed save must be told all the same.
/// - An alert closes at once. UIKit animates it, and presents nothing else
///   until then. There, the next alert waits for the completion of
///   `dismiss(animated:completion:)`.
/// - A navigation controller tells when the user has gone back, by `userDidPop`.
///   In UIKit, its delegate hears of every change, by
///   `navigationController(_:didShow:animated:)`, and looks what is gone.
/// - A task of the main actor runs as soon as an action has ended, so that the
///   next frame shows what it did. An app's may run after a frame.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
