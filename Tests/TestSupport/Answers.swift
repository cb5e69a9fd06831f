import Jobs
import Models

/// Asks a service, each time in a task, and keeps the answers in the order in
/// which they came.
///
/// What a service waits for has to come in ``JobQueue/run(_:)``, as it does in a
/// test with the trait ``Settled``.
@MainActor
public final class Answers<Value: Sendable> {
  private var answers: [Result<Value, ServiceError>] = []

  public init() {}

  /// All that have come by now, oldest first.
  public var all: [Result<Value, ServiceError>] {
    JobQueue.settle()
    return answers
  }

  /// Asks, and returns while the answer is pending.
  public func ask(
    _ service: @escaping @MainActor () async throws(ServiceError) -> Value
  ) {
    JobQueue.run {
      _ = Task {
        do throws(ServiceError) {
          answers.append(.success(try await service()))
        } catch {
          answers.append(.failure(error))
        }
      }
    }
    JobQueue.settle()
  }

  /// Asks for what belongs to a question, such as the place of a name.
  public func ask<Question: Sendable>(
    _ service:
      @escaping @MainActor (Question) async throws(ServiceError) -> Value,
    with question: Question
  ) {
    ask { () async throws(ServiceError) in try await service(question) }
  }
}
