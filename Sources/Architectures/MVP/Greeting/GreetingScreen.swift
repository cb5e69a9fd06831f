import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The button tells the presenter of a tap. The presenter words the greeting and
/// sets it; the view shows it. The view holds its presenter, and the presenter
/// knows its view weakly.
///
/// The form is Martin Fowler's Passive View (2006): the presenter sets each
/// thing that the view shows. Ours differs in this:
///
/// - Our view knows its presenter by its class, because only the view has a
///   test double. A tap that carries no value goes from the button to the
///   presenter at once.
/// - What never changes, such as a title, the view holds itself, as a
///   storyboard does.
/// - A cell is a view too. The presenter fills it when its row comes to the
///   screen.
/// - The presenter says that another screen opens, in words or by an identity,
///   as in Google's Android samples (todo-mvp). The view pushes it. The assembly
///   makes a screen that has a presenter of its own.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
