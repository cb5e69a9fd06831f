import Models

/// Sends requests one after the other, and keeps them where they outlive the
/// app until they were answered.
///
/// `Lessons/questions.md` shows it.
@MainActor
final class Outbox<Request: Sendable> {
  /// The oldest first.
  private(set) var waiting: [Request] {
    didSet { save(waiting) }
  }
  private let save: ([Request]) -> Void
  private let send: (Request) async throws(ServiceError) -> Void
  private var sending: Task<Void, Never>?

  /// - Parameters:
  ///   - waiting: What `save` kept last.
  ///   - send: Sends a request, and may do so again after a new start of the
  ///     app: it can end between the answer and the saving. So each request
  ///     needs an identity by which the server knows it.
  init(
    waiting: [Request],
    save: @escaping ([Request]) -> Void,
    send: @escaping (Request) async throws(ServiceError) -> Void
  ) {
    self.waiting = waiting
    self.save = save
    self.send = send
  }

  func add(_ request: Request) {
    waiting.append(request)
    sendNext()
  }

  /// To be called once the app has started, and when the network is back.
  func sendNext() {
    guard sending == nil, let request = waiting.first else { return }
    sending = Task {
      let isSent = await isSent(request)
      sending = nil
      guard isSent else { return }
      waiting.removeFirst()
      sendNext()
    }
  }

  private func isSent(_ request: Request) async -> Bool {
    do throws(ServiceError) {
      try await send(request)
      return true
    } catch {
      return false
    }
  }
}
