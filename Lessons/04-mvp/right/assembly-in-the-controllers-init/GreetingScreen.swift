import ConsoleUI

/// Puts the greeting screen together, around a presenter.
@MainActor
func makeGreetingScreen(presenter: GreetingPresenter) -> ViewController {
  let viewController = GreetingViewController(presenter: presenter)
  return viewController
}
