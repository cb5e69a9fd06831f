import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// The tracking is Apple's, in "Updating views automatically with observation
/// tracking in UIKit"; the view model is MVVM's. The view model is an
/// `@Observable` type. A controller reads it in `updateProperties()`. The
/// framework notes what was read there, and runs the function again after some
/// of it has changed. So there is no binding to write. The function runs once
/// for several changes, as when an answer changes `isLoading` and `photos`.
///
/// Ours differs in three things. What is presented is read in a function of
/// its own, `updatePresentation()`. UIKit has no such method. There an app
/// presents from `updateProperties()`, or observes for itself as Point-Free's
/// `present(item:)` does. Only controllers are tracked, where UIKit also tracks
/// views and cells. And updates run whenever anything asks what the screen
/// shows or whether an alert is presented, not only before a frame.
///
/// The literature disagrees on alerts and on screens that are open. Here they
/// are state, so a test reads them like any other property. The view model is
/// told when the user closes an alert or a screen. It closes the editor of a
/// to-do itself, by setting the state to `nil`, as in Point-Free's "Modern
/// UIKit" (2024). There, bindings also write `nil` when the user closes. Here,
/// the properties are `private(set)`, and the view sends events.
///
/// The alternative is to tell of alerts and screens as events, through
/// closures, as the module `MVVM` does. Then nothing has to be taken back, but
/// an event is lost where nobody listens.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
