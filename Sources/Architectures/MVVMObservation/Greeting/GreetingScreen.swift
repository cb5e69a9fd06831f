import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// The tracking is Apple's, in "Updating views automatically with observation
/// tracking in UIKit"; the view model is MVVM's. The view model is an
/// `@Observable` type. A controller reads it in `updateProperties()`. The
/// framework notes what was read there, and runs the function again after some
/// of it has changed. So there is no binding to write, and one run serves
/// several changes. A list is tracked by reading its rows, for cells are made
/// later, where nothing is tracked. What the user does is told by calling the
/// view model, of a row by what it shows and never by its number.
///
/// Alerts and open screens are state, as in Point-Free's "Modern UIKit" (2024),
/// so a test reads them like any other property. The view model takes them back
/// when the view tells it that they were closed. There, bindings write `nil`
/// themselves. Here, the properties are `private(set)`. The alternative is to
/// tell of them as events, through closures, as the module `MVVM` does. Then
/// nothing has to be taken back, but an event is lost where nobody listens.
///
/// Ours differs from UIKit in this:
///
/// - We read what is to be presented in `updatePresentation()`, a hook that
///   UIKit does not have. `updateProperties()` is no place for it: it waits
///   while another screen covers this one, and a failed save must be told all
///   the same. In UIKit one calls `observe {}` of Point-Free's Swift
///   Navigation in `viewDidLoad()`, with `present(item:)` on top of it, or
///   writes the same oneself: `withObservationTracking`, and in its `onChange`
///   a `Task` on the main actor that reads and tracks anew. `Observations` of
///   Swift 6.2 is that as an asynchronous sequence. All three act in a task,
///   and the workbench does not yet wait for tasks before it draws.
/// - Only controllers are tracked. UIKit tracks views and cells, too.
/// - Updates also run before anything asks what the screen shows, not only
///   before a frame.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
