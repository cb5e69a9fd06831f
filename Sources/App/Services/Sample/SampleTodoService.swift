import Models

/// Keeps to-dos for as long as it lives, and answers as a server would: later.
public final class SampleTodoService: TodoService {
  private var todos: [Todo]
  private let server: SampleServer

  /// - Parameter todos: The to-dos until others are saved.
  public init(
    todos: [Todo],
    server: SampleServer
  ) {
    self.todos = todos
    self.server = server
  }

  public func load(completion: @escaping Completion<[Todo]>) {
    let answer = server.network.answer(todos)
    server.scheduler.after(.usualAnswer) { completion(answer) }
  }

  public func save(_ todos: [Todo], completion: @escaping Completion<Void>) {
    let answer = server.network.answer()
    server.scheduler.after(Self.savingTime) { [weak self] in
      if case .success = answer { self?.todos = todos }
      completion(answer)
    }
  }

  private static let savingTime = Duration.milliseconds(200)
}
