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
/// - Model-owned networking: a model object, a store, asks the service and
///   keeps the answer. Nearly everything loads in this way. It pays most where
///   two controllers share the answer (the to-dos), where many loads are
///   pending at a time (the pictures of the photos' rows), and where two
///   services are asked in turn (the weather). The world clock shows it on a
///   small screen.
/// - Controller-owned networking: the controller asks the service and keeps the
///   answer. Only the large picture of a photo loads in this way, since it
///   belongs to one controller. This needs no further type. But another screen
///   would have to be handed what was loaded, the controller has a task to
///   cancel, and a test of the loading needs the whole screen.
///
/// In Apple's text, a model object tells of its change. Our stores are
/// `@Observable`: after a change, UIKit has a controller, or a row's cell, read
/// them again. What has failed is told otherwise: a store tells its delegate,
/// and the store of the to-dos, which screens share, its observers.
///
/// In 2018, the answer came to a completion handler. Here, it is awaited in a
/// task. Whoever asks the service to load keeps the task, and cancels it before
/// a newer load and when it is released itself. Only the tasks of the rows'
/// pictures are kept by the controller that shows the rows. (objc.io's
/// controllers cancel when their view goes, such as in `viewDidDisappear`. Ours
/// go on loading while another screen covers them.) A save is never cancelled,
/// and its task keeps the store.
///
/// objc.io's first issue (2013) warns of a controller that does everything. Its
/// advice shows in the stores, in the cells that configure themselves, and in
/// the data source of the employees. The controllers of the photos and of the
/// to-dos still fill their tables themselves.
///
/// Where several controllers load by the same lines, a container view
/// controller can load for them, and then show the screen as its child
/// (objc.io, Swift Talk 3, "Loading View Controllers", 2016; Dave DeLong, "A
/// Better MVC, Part 2", 2017). Our lists push the details and the editor
/// themselves, as objc.io's do.
///
/// objc.io names an action for what it does (`play()`). We name it for the tap,
/// as in all seven architectures.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
