import Models

/// Loads the to-dos, sends save requests, and sends each answer.
struct TodoEffectHandler: EffectHandler {
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  func handle(
    _ effect: TodoEffect,
    send: @escaping @MainActor (TodoEvent) -> Void
  ) {
    switch effect {
    case .loadTodos:
      service.load { send(.todosResponse($0)) }
    case .sendSaveRequest(let todos):
      service.save(todos) { answer in
        switch answer {
        case .success: send(.saveRequestSucceeded)
        case .failure(let error): send(.saveRequestFailed(error))
        }
      }
    }
  }
}
