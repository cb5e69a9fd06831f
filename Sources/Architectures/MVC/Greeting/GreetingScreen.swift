import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The form is Model-View-Controller as Cocoa has it (Apple, "Concepts in
/// Objective-C Programming"; objc.io, "App Architecture", 2018): a controller
/// stands between a model and a view that do not know each other. On iOS it is
/// a view controller, which owns its views and connects them with the model. On
/// the Mac Apple prefers an `NSController` with bindings, which iOS lacks.
///
/// objc.io has two ways to load:
///
/// - Model-owned networking: a model object asks the service, keeps the answer,
///   and tells whoever observes it that it has changed, as Apple's model
///   objects do. The to-dos load in this way, because two controllers show
///   them. Only the to-dos show the full pattern.
/// - Controller-owned networking: the controller asks the service. It leaves
///   out the model object that notifies: what was loaded is the controller's
///   own state. The other four features that load do this. This way needs no
///   further type, and it has a cost: a second screen cannot share what was
///   loaded, each of these controllers drops late answers itself, and a test of
///   the loading needs the whole screen.
///
/// Ours differs in this:
///
/// - The store of objc.io's app Recordings posts a `Notification`. Ours calls a
///   typed protocol, `TodoStoreObserver`.
/// - Their notification says which item has changed and how, and one row is
///   updated. Ours says that something has changed, and the list is shown anew.
/// - Their store is a singleton, `Store.shared`. Ours is passed to `init`.
/// - Their items are objects. Our list is a value inside the store.
/// - Where their store asks a server, it has its items from disk before. A
///   change that has failed waits on disk, or is dropped. Our store has nothing
///   before the answer, and asks the user about what has failed.
/// - Their controller refuses a second load while one runs. Ours lets the
///   latest load win.
/// - Their controller closes its screen when it hears that its folder is
///   deleted. Our editor closes itself on Save and Delete. If its to-do goes
///   otherwise, it stays and says so.
/// - Their layouts are in storyboards. Ours are classes.
/// - Their actions are named for what they do (`play()`). Ours are named for
///   the tap, as in all seven architectures.
///
/// The way through: the button tells the controller, which words the greeting
/// of its person and sets it as the label's text.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
