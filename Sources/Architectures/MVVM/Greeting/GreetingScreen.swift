import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
