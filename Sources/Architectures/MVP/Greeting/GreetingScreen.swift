import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, and the
/// presenter is told of its view.
///
/// The form is Martin Fowler's Passive View (2006): the presenter sets each
/// thing that the view shows. Ours differs in this:
///
/// - Our view knows its presenter by its class, because only the view has a
///   test double.
/// - A cell is a view too. The presenter fills it when its row comes to the
///   screen.
/// - The presenter says that another screen opens. The view pushes it.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
