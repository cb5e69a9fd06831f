import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The way through it: the controller tells the model to greet, the model tells
/// its dependents that somebody was greeted, and the view asks it who, and words
/// and shows the greeting.
///
/// The form of this module is Model-View-Controller as Smalltalk-80 has it
/// (Glenn Krasner and Stephen Pope, "A Cookbook for Using the
/// Model-View-Controller User Interface Paradigm in Smalltalk-80", 1988). There
/// as here, a view makes its controller, both hold the model, and the model
/// tells its dependents, the view and where needed the controller, by `update`
/// which of its aspects has changed. Ours differs in this:
///
/// - There, a model holds its dependents, and a closed view removes itself
///   (`release`). Here, the model knows its dependents weakly and the controller
///   its view, so nobody has to remove a dependent.
/// - There, an aspect is a symbol, and a dependent may ignore it. Here, each
///   model lists its aspects, and a `switch` without `default` names each.
/// - There, a controller asks the mouse and the keyboard what the user does, and
///   each part of a view has one of its own. Here, buttons and tables tell the
///   one controller of the screen.
/// - There, a view draws itself or consists of other views. Here, a view has one
///   subview, the layout, which all architectures share.
/// - There, a StandardSystemView is the top view of every window and shows its
///   label. Here, a plain view controller hosts the view (`HostViewController`),
///   and the view gives it the title.
///
/// What only one screen needs, such as that it is loading, stands in the model.
/// So the model is what later Smalltalk, VisualWorks, calls the application
/// model: it stands between the views and the objects of the domain, here a
/// `TodoList` or a `Photo` (Martin Fowler, "GUI Architectures", 2006). Krasner
/// and Pope know it as the Browser or Inspector of an object. What only one of
/// several views chooses, such as a filter, is that view's.
///
/// The literature disagrees about two things. A model that is passive tells
/// nobody, and its controller tells the view (Steve Burbeck, "How to use
/// Model-View-Controller", 1987). An observer may be handed the news itself
/// instead of asking for it ("Design Patterns", 1994, Observer).
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let model = GreetingModel(person: person)
  return HostViewController(hosting: GreetingView(model: model))
}
