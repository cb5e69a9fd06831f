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
/// objc.io has two ways to load. We show both:
///
/// - Model-owned networking: a model object asks the service, keeps the answer,
///   and tells whoever observes it. The to-dos load in this way, because two
///   controllers share them. The world clock does so to show the way on a small
///   screen, and the pictures of the photos because many load at a time.
///   `TodoStore` is in `Models`, because it is the model of MVP and MVVM too;
///   `WorldClockStore` and `PictureStore` are beside their controllers, because
///   only MVC has them.
/// - Controller-owned networking: the controller asks the service and keeps the
///   answer. The photos, the weather and the employees load in this way, and so
///   does the large picture of a photo. Each belongs to one controller. This
///   needs no further type, and has a cost: another screen has to be handed
///   what was loaded, each controller has a task to cancel, and a test of the
///   loading needs the whole screen. It also departs from Apple's text, in
///   which a model object tells of its change: what was loaded is the
///   controller's state, and nobody is told when it changes.
///
/// In 2018, the answer came to a completion handler. Here, it is awaited in a
/// task. Whoever asks for a load keeps the task, and cancels it when it asks
/// again or is released: the store in the first way, the controller in the
/// second. (In objc.io's samples, a controller cancels when its view goes, such
/// as in `viewDidDisappear`. Ours goes on loading while another screen covers
/// it.) A save is never cancelled, and its task keeps the store.
///
/// The store of the to-dos differs from that of objc.io's model-owned sample:
///
/// - Theirs posts a `Notification` that says which item has changed, and one
///   row is updated. Ours calls a typed protocol, `TodoStoreObserver`, and the
///   list is shown anew. Since iOS 26, a notification can be typed as well
///   (`NotificationCenter.MainActorMessage`).
/// - Theirs is a singleton, and lives as long as the app. Ours is passed to
///   `init`, and lives as long as its screens and a pending save.
/// - Theirs keeps a copy on the disk, and queues a change until the network is
///   back. Ours keeps none, and asks the user what to do with a failed save.
/// - There, the controller keeps the task of a load, and is answered when it
///   ends. Here, the store keeps it, and tells all observers.
///
/// A controller that loads, keeps, words and fills rows is what objc.io's first
/// issue warns of (2013). As it advises, the employees' rows stand in a data
/// source of their own, an extension of the cell fills them, and the pictures
/// are loaded and kept by a class of their own. That a list is loading is left
/// in the views of the photos and of the employees, as in objc.io's model-owned
/// sample. The weather's controller keeps it, as objc.io's controller-owned
/// sample does, and the two stores keep it for all who observe them.
///
/// The controllers of the photos and of the employees load by the same lines.
/// The remedy, worth its types where more screens load, is a container view
/// controller: it loads, and shows a child once there is something to show
/// (objc.io, Swift Talk 3, "Loading View Controllers", 2016; Dave DeLong, "A
/// Better MVC, Part 2", 2017). DeLong also has a view controller manage a
/// sequence of screens or a UI, but not both. Our lists push the details and
/// the editor themselves, as objc.io's controllers do.
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
