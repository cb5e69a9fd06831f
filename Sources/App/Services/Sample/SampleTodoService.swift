import Models

/// Keeps to-dos for as long as it lives, and answers as a server would: later.
public final class SampleTodoService: TodoService {
  private var todos: [Todo]
  private let scheduler: any Scheduler
  private let network: Network

  /// - Parameter todos: The to-dos until others are saved.
  public init(
    todos: [Todo],
    scheduler: any Scheduler,
    network: Network
  ) {
    self.todos = todos
    self.scheduler = scheduler
    self.network = network
  }

  public func load(completion: @escaping Completion<[Todo]>) {
    let answer = network.answer(todos)
    scheduler.after(.usualAnswer) { completion(answer) }
  }

  public func save(_ todos: [Todo], completion: @escaping Completion<Void>) {
    let answer = network.answer()
    scheduler.after(Self.savingTime) { [weak self] in
      if case .success = answer { self?.todos = todos }
      completion(answer)
    }
  }

  private static let savingTime = Duration.milliseconds(200)
}

extension SampleData {
  /// Twelve to-dos, some of them done.
  public static func todos() throws(DataFileError) -> [Todo] {
    try file("todos").todos()
  }
}
