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
/// reads the model. A test puts a double in the view's place and needs no
/// widget. This form has four sources:
///
/// - Bohdan Orlov (iOS Architecture Patterns, 2015): the greeting, the protocol
///   of the view, and the view controller as view, which holds its presenter.
/// - Martin Fowler (Passive View, 2006): the presenter, which he calls
///   controller, sets each thing that the view shows. In his other form,
///   Supervising Controller, the view binds what is simple. Here nothing is
///   bound.
/// - Google's Android samples (todo-mvp): the presenter says by an identity
///   which to-do opens, and the view opens its screen.
/// - FortechRomania's ios-mvp-clean-architecture (2017): the lists. The view is
///   told to reload, asks the presenter how many rows there are, and has it
///   fill each cell, which is a view with a protocol of its own.
///
/// Ours differs in this:
///
/// - Orlov's and Google's presenters are handed their view in `init`. Our view
///   is handed its presenter, so the assembly sets the presenter's `view`
///   later. This reference is weak, or the two would keep each other alive.
/// - Orlov and Google give the presenter a protocol, too. Ours has none: a test
///   replaces the view, and never the presenter.
/// - Orlov's button calls its view, which calls the presenter. Here a button
///   calls the presenter itself, if the tap says all. Where a value goes along
///   (a text, a segment, a row), the view passes it as an argument.
/// - An input is named after what happened, as in the other architectures here:
///   a tap, or `viewDidLoad`. Orlov and Google name what is wanted:
///   `showGreeting`, `addNewTask`, `start`.
/// - Google's presenter asks a repository, which keeps the tasks. Nobody
///   observes it: a screen loads again when it is shown. Only our to-dos have
///   such an object, a store that their presenters observe. The presenters of
///   the photos, the employees and the clock keep what they have loaded.
/// - Google's presenter is called back with an answer. Ours awaits it in a task
///   that it owns, and cancels that when it asks again or is released. A
///   service may go on all the same, and its answer is dropped. The presenter
///   of the to-dos awaits a load of its store in the same way. Nobody awaits a
///   save: it is never cancelled, and its task keeps the store.
/// - Fortech's view is handed to `init`, and its router opens screens. Here a
///   picture that comes later is set in the same cell, too, unless its row has
///   gone by then.
/// - Google's view words its messages. Here the words of an alert are the
///   presenter's, except "OK" and what an error says of itself. Fixed words of
///   a screen are the layout's or the view's.
/// - Orlov suggests a router for opening screens. Here the view pushes what an
///   assembly has made.
///
/// A field holds its text as a draft. The view hands it over with a tap, the
/// search text at each change, and the editor's title at both.
///
/// Apart from what widgets do themselves, a view does some things without its
/// presenter. It deselects a row that was selected, the view of the employees
/// scrolls to the first match, and that of the weather finds the icon of a
/// code.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
