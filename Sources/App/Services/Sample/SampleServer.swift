import Foundation
import Models

/// What sample services answer through: a clock, and a network that can fail.
@MainActor
public struct SampleServer {
  let scheduler: any Scheduler
  let network: Network

  public init(scheduler: any Scheduler, network: Network) {
    self.scheduler = scheduler
    self.network = network
  }

  /// Gives the answer to a request when the delay has passed, also where the
  /// task that has asked is cancelled meanwhile: a server answers all the same.
  ///
  /// - Parameter subject: What the request asks for, where there is a choice.
  func give<Value: Sendable>(
    _ answer: Result<Value, ServiceError>,
    about subject: String? = nil,
    after delay: Duration
  ) async throws(ServiceError) -> Value {
    let request = network.willAsk?(subject)
    let thread = Self.thread
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        scheduler.after(delay) {
          request?.willAnswer(hasFailed: answer.isFailure)
          continuation.resume()
        }
      }
    } onCancel: {
      // Who cancels from another thread does so at no place among the calls.
      guard let request, Self.thread == thread else { return }
      MainActor.assumeIsolated { request.wasCancelled() }
    }
    return try answer.get()
  }

  private nonisolated static var thread: ObjectIdentifier {
    ObjectIdentifier(Thread.current)
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
