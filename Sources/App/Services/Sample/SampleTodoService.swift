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

  public func load() async throws(ServiceError) -> [Todo] {
    try await server.give(server.network.answer(todos), after: .usualAnswer)
  }

  public func save(_ todos: [Todo]) async throws(ServiceError) {
    try await server.give(server.network.answer(), after: Self.savingTime)
    self.todos = todos
  }

  private static let savingTime = Duration.milliseconds(200)
}
