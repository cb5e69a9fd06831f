import ConsoleUI
import Models

/// Puts the greeting screen together, around a presenter.
@MainActor
func makeGreetingScreen(presenter: GreetingPresenter) -> ViewController {
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  viewController.title = "Hello " + presenter.person.firstName
  return viewController
}
