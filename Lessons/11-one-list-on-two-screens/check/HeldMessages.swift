import Jobs
import Models

@testable import Exercise11

/// Keeps each save pending until the check answers it.
@MainActor
final class HeldMessages: MessageService {
  private typealias Answer = Result<Void, ServiceError>

  /// What was to be saved, such as "save 1: Hello".
  private(set) var saves: [String] = []
  private var pending:
    [(id: Message.ID, asking: CheckedContinuation<Answer, Never>)] = []

  func save(_ text: String, id: Message.ID) async throws(ServiceError) {
    saves.append("save \(id): \(text)")
    try await withCheckedContinuation { pending.append((id, $0)) }.get()
  }

  /// Answers the save of this message that has waited longest.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func answer(
    _ id: Message.ID,
    _ answer: Result<Void, ServiceError>
  ) -> Bool {
    guard let place = pending.firstIndex(where: { $0.id == id }) else {
      return false
    }
    pending.remove(at: place).asking.resume(returning: answer)
    JobQueue.settle()
    return true
  }
}
