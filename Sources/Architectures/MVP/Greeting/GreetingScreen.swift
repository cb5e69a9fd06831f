import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, and the
/// presenter is told of its view.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let presenter = GreetingPresenter(person: person)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
