import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// The button calls the view model, which words the greeting. The controller
/// has read the greeting in `updateProperties()`. That runs again and shows it.
///
/// A view model says in words what a screen shows, and decides what a tap does.
/// It knows no view. Controllers and cells are the view. They know no model,
/// apart from the filter and the identities of the to-dos. The roles are John
/// Gossman's (2005), as in the module `MVVM`. In his post, a view may also bind
/// to a model itself.
///
/// Here a view model is an `@Observable` type. UIKit notes what a controller
/// reads of it in `updateProperties()`, and runs that again after some of it
/// has changed. So nobody has to tell the view of a change, and one run shows
/// several changes.
///
/// Apple describes this in "Updating views automatically with observation
/// tracking in UIKit". `updateProperties()` came with iOS 26, which tracks by
/// itself. On iOS 18, an app asks for the tracking by the key
/// `UIObservationTrackingEnabled`, and a controller reads in other methods.
///
/// Here, only controllers and cells are tracked, and UIKit tracks all views. A
/// button here has a target and an action. In an app it often has a `UIAction`
/// instead, for a view model has no `@objc` functions.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
