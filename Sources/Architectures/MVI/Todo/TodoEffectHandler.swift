import Models

/// Loads the to-dos, sends save requests, and sends each answer.
struct TodoEffectHandler: EffectHandler {
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  func handle(
    _ effect: TodoEffect,
    send: @MainActor (TodoEvent) -> Void
  ) async {
    switch effect {
    case .loadTodos:
      do throws(ServiceError) {
        let todos = try await service.load()
        send(.todosResponse(.success(todos)))
      } catch {
        send(.todosResponse(.failure(error)))
      }
    case .sendSaveRequest(let todos):
      do throws(ServiceError) {
        try await service.save(todos)
        send(.saveRequestSucceeded)
      } catch {
        send(.saveRequestFailed(error))
      }
    }
  }
}
