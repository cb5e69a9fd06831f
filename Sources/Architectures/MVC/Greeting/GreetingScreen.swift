import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The button tells the controller, which words a greeting to its person and
/// sets it as the label's text.
///
/// The pattern is Model-View-Controller as Cocoa has it (Apple, "Concepts in
/// Objective-C Programming"; objc.io, "App Architecture", 2018). A controller
/// stands between a model and a view that do not know each other. On iOS it is
/// a view controller, which owns its views.
///
/// In Apple's text, a model object tells of its change. In objc.io's sample, an
/// action that changes the model does not show the change itself: the view
/// follows once the controller has observed it. It is the same here. Our stores
/// are `@Observable`. After a change, UIKit calls the controller, or the
/// closure that it has given a row's cell, and that reads the store again. A
/// person does not change, so the greeting's controller sets its label at once.
///
/// objc.io has two ways to load. We show both:
///
/// - Model-owned networking: a model object, most often a store, asks the
///   service and keeps the answer. Nearly everything loads in this way. The
///   to-dos need it, for two controllers share the list. The world clock shows
///   it on a small screen.
/// - Controller-owned networking: the controller asks the service and keeps the
///   answer. Only the large picture of a photo loads in this way, as an example
///   of it. This needs no further type. But another screen would have to be
///   handed what was loaded, and a test of the loading needs the whole screen.
///
/// A store does not keep why a load has failed. It throws the error. This is as
/// in Apple's sample "Loading and displaying a large data feed" (2021):
/// `fetchQuakes()` of its `QuakesProvider` is `async throws`. There a SwiftUI
/// view awaits it, and shows the error.
///
/// A controller that has its store load also has a ``Loader``. That runs the
/// task, says whether a load is pending, and hands the controller an error,
/// which it presents as an alert. The loader cancels the load before a newer
/// one, and when it is released with the controller. (objc.io's controllers
/// cancel when their view disappears, also if another screen covers it.)
///
/// Nobody awaits a save. The store of the to-dos sends it when it is due, and
/// tells its observers if it has failed: see ``makeTodoScreen(service:)``. A
/// save is never cancelled, and its task keeps the store.
///
/// objc.io's first issue (2013) warns of a controller that does everything. Its
/// advice shows in the stores, in the loader, in the cells that configure
/// themselves, and in the data source of the employees. The controllers of the
/// photos and of the to-dos still fill their tables themselves.
///
/// objc.io names an action for what it does (`play()`). We name it for the tap,
/// as in all seven architectures.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
