import ConsoleUI

/// Puts the greeting screen together, around a presenter.
@MainActor
func makeGreetingScreen(presenter: GreetingPresenter) -> ViewController {
  // 4. Give the view its presenter, and tell the presenter of its view.
  GreetingViewController(person: presenter.person)
}
