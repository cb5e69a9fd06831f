import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The form is Model-View-Controller as Cocoa has it (Apple, "Concepts in
/// Objective-C Programming"): a controller stands between a model and a view
/// that do not know each other. Ours differs in this:
///
/// - There, a model announces its changes by notifications or key-value
///   observing. Here, a model is a value that its controller keeps. Only a
///   service answers the controller by itself.
/// - There, a storyboard holds the layout. Here, a layout object does.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
