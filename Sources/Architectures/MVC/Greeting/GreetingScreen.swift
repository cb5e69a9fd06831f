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
/// - Model-owned networking: a model object asks the service and keeps the
///   answer. The to-dos load in this way, because two controllers share them,
///   and the pictures of the photos' rows, because many load at a time. The
///   weather does so, because it takes two services, one after the other. The
///   employees do so, because their controller searches, sorts and words them
///   already. The world clock does so to show the way on a small screen.
/// - Controller-owned networking: the controller asks the service and keeps the
///   answer. The photos load in this way, and so does the large picture of a
///   photo. Each belongs to one controller. This needs no further type, and has
///   a cost: another screen has to be handed what was loaded, each controller
///   has a task to cancel, and a test of the loading needs the whole screen. It
///   also departs from Apple's text, in which a model object tells of its
///   change: what was loaded is the controller's state, and nobody is told when
///   it changes.
///
/// A controller learns in three ways what a model object has loaded. The store
/// of the to-dos tells all its observers. That of the pictures tells one
/// delegate. Those of the weather, of the employees and of the world clock are
/// `@Observable`, and UIKit has the controller read them again after a change.
///
/// In 2018, the answer came to a completion handler. Here, it is awaited in a
/// task. Whoever asks the service to load keeps the task. A newer load cancels
/// the one that it replaces, and an object that is released cancels its loads.
/// (In objc.io's samples, a controller cancels when its view goes, such as in
/// `viewDidDisappear`. Ours goes on loading while another screen covers it.) A
/// save is never cancelled, and its task keeps the store.
///
/// A controller that loads, keeps, words and fills rows, as that of the photos
/// does, is what objc.io's first issue warns of (2013). Its advice shows in the
/// rows of the employees and of the to-dos, and in the stores.
///
/// Where several controllers load by the same lines, a container view
/// controller can do that for all of them: it loads, and then shows the screen
/// as its child (objc.io, Swift Talk 3, "Loading View Controllers", 2016; Dave
/// DeLong, "A Better MVC, Part 2", 2017). DeLong also has a view controller
/// manage a sequence of screens or a UI, but not both. Our lists push the
/// details and the editor themselves, as objc.io's controllers do.
///
/// The actions of objc.io's samples are named for what they do (`play()`). Ours
/// are named for the tap, as in all seven architectures.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
