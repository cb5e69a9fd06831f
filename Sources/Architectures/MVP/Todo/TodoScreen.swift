import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, and the
/// presenter is told of its view.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let presenter = TodoPresenter(service: service)
  let viewController = TodoViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
func makeTodoEditorScreen(presenter: TodoEditorPresenter) -> ViewController {
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
