import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its view model.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let viewModel = TodoViewModel(service: service)
  return TodoViewController(viewModel: viewModel)
}
