import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its view model.
///
/// The list stands in a model of its own, which is `@Observable` as the view
/// models are. Both view models read it. So both screens follow each change,
/// and nobody has to pass it on.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let viewModel = TodoViewModel(model: TodoListModel(service: service))
  return TodoViewController(viewModel: viewModel)
}
