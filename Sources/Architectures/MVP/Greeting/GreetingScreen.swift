import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The button tells the presenter of a tap. The presenter words the greeting
/// and sets it; the view shows it. The view holds its presenter, and the
/// presenter knows its view weakly.
///
/// Mike Potel (Taligent) described Model-View-Presenter in 1996. His view reads
/// the model. Ours is a later variant, the Passive View: only the presenter
/// reads the model. A view controller is part of the view, and imports no
/// model. A presenter knows its views by their protocols only, and imports no
/// widget. So a test puts a double in the view's place and needs no widget,
/// which is Michael Feathers' idea ("The Humble Dialog Box", 2002). Four more
/// sources have shaped this form:
///
/// - Bohdan Orlov (iOS Architecture Patterns, 2015): the greeting, the protocol
///   of the view, and the view controller as view, which holds its presenter.
/// - Martin Fowler (Passive View, 2006): the presenter, which he calls
///   controller, sets whatever changes in the view. In his other form,
///   Supervising Controller, the view binds what is simple. Here nothing is
///   bound.
/// - FortechRomania's ios-mvp-clean-architecture (2017): the lists; see
///   `makeEmployeesScreen`.
/// - Google's Android samples (todo-mvp): the to-dos; see `makeTodoScreen`.
///
/// Ours differs in this:
///
/// - The presenters of Orlov, Google and Fortech are handed their view in
///   `init`. Our view is handed its presenter, so the assembly sets the
///   presenter's `view` later. This reference is weak, or the two would keep
///   each other alive.
/// - Orlov, Google and Fortech give the presenter a protocol, too. Ours has
///   none: a test replaces the view, and never the presenter.
/// - Orlov's button calls its view, which calls the presenter. Here a button
///   calls the presenter itself. Where something goes along, such as a field's
///   text or a row's number, the view is called first, and adds that.
/// - An input is named after what happened, as Fortech's `viewDidLoad` and
///   `deleteButtonPressed` are. Orlov and Google name what is wanted:
///   `showGreeting`, `addNewTask`, `start`.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
