import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// The form of this module is Apple's, in "Updating views automatically with
/// observation tracking in UIKit". The view model is an `@Observable`
/// type. A controller reads it in `updateProperties()`. The framework notes
/// what was read there, and runs the function again before the next frame
/// after some of it has changed. Nobody binds anything.
///
/// Ours differs in two things. What is presented is read in a function of its
/// own, `updatePresentation()`, which UIKit lacks: in `updateProperties()` an
/// alert that is due would reload the table, too. And only controllers are
/// tracked, where UIKit also tracks views and cells.
///
/// The literature disagrees on alerts and on screens that are open. Here they
/// are state that is taken back, as in Point-Free's "Modern UIKit" (2024), so
/// a test reads them like any other property. The alternative is to tell them
/// as events, through closures, as the module `MVVM` does. Then nothing has to
/// be taken back, but an event is lost where nobody listens.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
