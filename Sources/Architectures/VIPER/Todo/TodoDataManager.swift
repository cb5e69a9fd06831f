import Models

/// Loads the list of to-dos and saves it.
///
/// It makes a `TodoList` of what the service sends, and keeps nothing.
@MainActor
final class TodoDataManager {
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  func loadList(completion: @escaping Completion<TodoList>) {
    service.load { answer in
      completion(answer.map { TodoList($0) })
    }
  }

  func saveTodos(_ todos: [Todo], completion: @escaping Completion<Void>) {
    service.save(todos, completion: completion)
  }
}
