import ConsoleUI
import Models

/// Puts the list of to-dos together.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  TodoViewController(service: service)
}
