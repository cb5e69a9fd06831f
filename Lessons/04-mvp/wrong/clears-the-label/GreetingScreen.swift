import ConsoleUI

@MainActor
func makeGreetingScreen(presenter: GreetingPresenter) -> ViewController {
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
