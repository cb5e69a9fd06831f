import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The form is Model-View-Controller as Cocoa has it (Apple, "Concepts in
/// Objective-C Programming"): a controller stands between a model and a view
/// that do not know each other. An app keeps its layouts in a storyboard; ours
/// are objects. In objc.io's examples an action is named for what it does
/// (`play()`); ours is named for the tap, as in all seven architectures.
///
/// objc.io's "App Architecture" has two ways to load:
///
/// - Model-owned networking: a model object asks the service, keeps the answer,
///   and tells whoever observes it that it has changed, as Apple's model
///   objects do. The store of the to-dos does this, because two controllers
///   show it.
/// - Controller-owned networking: the controller asks the service and keeps the
///   answer. The other features that load do this. It takes no further type,
///   and it has a cost: a second screen cannot share what was loaded, each of
///   these controllers drops late answers itself, and only a test of the whole
///   screen reaches that.
///
/// The way through: the button tells the controller, which words the greeting
/// of its person and sets it as the label's text.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
