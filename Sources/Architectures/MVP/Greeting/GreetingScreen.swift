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
/// reads the model. This form has three sources:
///
/// - Bohdan Orlov (iOS Architecture Patterns, 2015): the greeting, the protocol
///   of the view, and the view controller as view, which holds its presenter.
/// - Martin Fowler (Passive View, 2006): the presenter sets each thing that the
///   view shows.
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
/// - In Orlov's and Google's code the view hears each tap and calls the
///   presenter. Here a tap that carries no value goes from the button to the
///   presenter, as Fowler's text field hands off to its controller. Where a
///   value goes along (a text, a segment, a row), the view passes it as an
///   argument, as in Google's `saveTask(title, description)`.
/// - An input is named after what happened, as in the other architectures here:
///   a tap, or `viewDidLoad`. Orlov and Google name what is wanted:
///   `showGreeting`, `addNewTask`, `start`. Orlov's presenter has nothing to do
///   with the life cycle of the view controller.
/// - Google's view is handed tasks: `showTasks(List<Task>)`. Ours is handed
///   words.
/// - Google's presenter loads the tasks again after each change. Our presenters
///   of the to-dos observe a store. In Orlov's diagram, too, the model notifies
///   the presenter.
/// - What never changes, such as the title of a screen, the view holds itself.
///   What an alert says, the presenter words, also where it never changes.
/// - Once set up, a view changes one thing without its presenter: it deselects
///   a row that was selected.
/// - A cell is a view too. The presenter fills it when the view makes its row.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
