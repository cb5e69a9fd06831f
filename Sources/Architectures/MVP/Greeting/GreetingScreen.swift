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
/// widget. This form has three sources:
///
/// - Bohdan Orlov (iOS Architecture Patterns, 2015): the greeting, the protocol
///   of the view, and the view controller as view, which holds its presenter.
/// - Martin Fowler (Passive View, 2006): the presenter, which he calls
///   controller, sets each thing that the view shows.
/// - Google's Android samples (todo-mvp): the presenter says by an identity
///   which to-do opens, and the view opens its screen.
///
/// Ours differs in this:
///
/// - Orlov's and Google's presenters are handed their view in `init`. Orlov's
///   holds it `unowned`. Google's holds it strongly, and asks it `isActive()`
///   before it shows an answer. Our view is handed its presenter in `init`, so
///   the assembly sets the presenter's `view` later. That is weak, or the two
///   would keep each other alive.
/// - Orlov and Google give the presenter a protocol too. Our view knows its
///   presenter by its class, because only the view has a test double.
/// - In Orlov's code, and mostly in Google's, the view hears a tap and calls
///   the presenter. Here a button calls the presenter itself. Where a value
///   goes along (a text, a segment, a row), the view passes it as an argument,
///   as in Google's `saveTask(title, description)`.
/// - An input is named after what happened, as in the other architectures here:
///   a tap, or `viewDidLoad`. Orlov and Google name what is wanted:
///   `showGreeting`, `addNewTask`, `start`. Orlov's presenter has nothing to do
///   with the life cycle of the view controller.
/// - Google's list is handed tasks: `showTasks(List<Task>)`. Our views are
///   handed words, flags, an icon's code, an address or an identity.
/// - Google's list is loaded again after its own changes and whenever its
///   screen resumes. Our presenters of the to-dos observe a store. So we give
///   up some of what Fowler praises: little reliance on observers. In Orlov's
///   diagram the model notifies the presenter as well.
/// - Google's view words its messages. Ours is handed the title and the message
///   of an alert. What never changes, such as the title of a screen or the "OK"
///   of an alert, the layout or the view holds.
/// - Once set up, a view of Fowler's changes nothing by itself. Ours deselects
///   a row that was selected, and that of the employees scrolls to the top of
///   what a search finds.
/// - Google's view is handed all rows. Our table asks for their number, and the
///   presenter fills a cell, which is a view too, when its row is made.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
