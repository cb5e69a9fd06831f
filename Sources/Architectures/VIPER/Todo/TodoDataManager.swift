import Models

/// Loads the list of to-dos and saves it.
///
/// It makes a `TodoList` of what the service sends, and keeps nothing. The
/// other interactors need no data manager. They save nothing, and they work
/// with the models as their services send them.
@MainActor
final class TodoDataManager {
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  func loadList() async throws(ServiceError) -> TodoList {
    TodoList(try await service.load())
  }

  func saveTodos(_ todos: [Todo]) async throws(ServiceError) {
    try await service.save(todos)
  }
}
