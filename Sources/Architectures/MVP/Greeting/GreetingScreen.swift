import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The button tells the presenter of a tap. The presenter words the greeting
/// and sets it; the view shows it. The view holds its presenter, and the
/// presenter knows its view weakly.
///
/// The form has three sources:
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
/// - Orlov's presenter is handed its view in `init` and holds it `unowned`.
///   Ours holds it weakly, and the assembly sets it.
/// - Orlov and Google give the presenter a protocol too. Our view knows its
///   presenter by its class, because only the view has a test double.
/// - In Orlov's and Google's code the view hears each tap and calls the
///   presenter. Here a tap that carries no value goes from the button to the
///   presenter at once, as Fowler's widgets hand a gesture over. A tap that
///   carries a value goes through the view, which reads it.
/// - An input is named after what the user did, as in the other architectures
///   here. Orlov and Google name what is wanted: `showGreeting`, `addNewTask`.
/// - What never changes, such as the title of a screen, the view holds itself.
///   What an alert says, the presenter words, also where it never changes.
/// - A cell is a view too. The presenter fills it when the view makes its row.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
