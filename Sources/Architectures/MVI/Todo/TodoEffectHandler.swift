import Models

/// Loads the to-dos and saves them, and sends each answer.
///
/// It must not know which load was the last, nor what comes after a save.
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
    case .loadTodos(let load):
      service.load { answer in
        send(.todosResponse(answer, load: load))
      }
    case .saveTodos(let todos):
      service.save(todos) { answer in
        switch answer {
        case .success: send(.saveSucceeded)
        case .failure(let error): send(.saveFailed(error))
        }
      }
    }
  }
}
