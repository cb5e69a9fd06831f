import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The form is Model-View-Controller as Cocoa has it (Apple, "Concepts in
/// Objective-C Programming"): a controller stands between a model and a view
/// that do not know each other. A model layer tells those who observe it what
/// has changed (Apple, there; objc.io, "App Architecture"). Here this is the
/// store of the to-dos, which two controllers observe. Where only one
/// controller uses a model, the model is a value, and a service answers that
/// controller. There a storyboard holds the layout; here a layout object does.
///
/// The way through: the button tells the controller, which words the greeting
/// of its person and sets it as the label's text.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
