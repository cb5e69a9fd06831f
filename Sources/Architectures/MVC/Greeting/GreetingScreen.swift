import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The button tells the controller, which words a greeting to its person and
/// sets it as the label's text.
///
/// The form is Model-View-Controller as Cocoa has it (Apple, "Concepts in
/// Objective-C Programming"; objc.io, "App Architecture", 2018). A controller
/// stands between a model and a view that do not know each other. On iOS it is
/// a view controller, which owns its views.
///
/// objc.io has two ways to load:
///
/// - Model-owned networking: a model object asks the service, keeps the answer,
///   and tells whoever observes it. The to-dos and the world clock load in this
///   way, because the user changes what was loaded. `TodoStore` is in `Models`,
///   because it is the model of MVP and MVVM too; `WorldClockStore` is beside
///   its controller, because only MVC has it.
/// - Controller-owned networking: the controller asks the service and keeps the
///   answer. The photos, the weather and the employees load in this way,
///   because the user only looks at them. This needs no further type, and has a
///   cost: another screen has to be handed what was loaded, each controller has
///   a task to cancel, and a test of the loading needs the whole screen. It
///   also departs from Apple's text, in which a model object tells of its
///   change: what was loaded is the controller's state, and nobody is told when
///   it changes.
///
/// In 2018, the answer came to a completion handler. Here, it is awaited in a
/// task. Whoever asks for a load keeps the task, and cancels it when it asks
/// again or is released: the store in the first way, the controller in the
/// second. A save is never cancelled, and its task keeps the store.
///
/// The store of the to-dos differs from that of objc.io's model-owned sample:
///
/// - Theirs posts a `Notification` that says which item has changed, and one
///   row is updated. Ours calls a typed protocol, `TodoStoreObserver`, and the
///   list is shown anew.
/// - Theirs is a singleton, and lives as long as the app. Ours is passed to
///   `init`, and lives as long as its screens and a pending save.
/// - Theirs keeps a copy on the disk, and queues a change until the network is
///   back. Ours keeps none, and asks the user what to do with a failed save.
/// - There, the controller keeps the task of a load, and cancels it as the view
///   goes. Here, the store keeps it.
///
/// A controller that loads, keeps, words and fills rows is what objc.io's first
/// issue warns of (2013). As it advises, the employees' rows stand in a data
/// source of their own, and an extension of the cell words and fills them.
///
/// The controllers of the photos and of the employees load by the same lines.
/// The remedy, worth its types where more screens load, is a container view
/// controller: it loads, and shows a child once there is something to show
/// (objc.io, Swift Talk 3, "Loading View Controllers", 2016; Dave DeLong, "A
/// Better MVC, Part 2", 2017).
///
/// Since iOS 26, a view controller can also read an `@Observable` model in
/// `updateProperties()`, which UIKit runs again after a change (Apple,
/// "Updating views automatically with observation tracking in UIKit"). The
/// module `MVVMObservation` shows that.
///
/// The actions of objc.io's samples are named for what they do (`play()`). Ours
/// are named for the tap, as in all seven architectures.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
