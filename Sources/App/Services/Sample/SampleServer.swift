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
  func give<Value: Sendable>(
    _ answer: Result<Value, ServiceError>,
    after delay: Duration
  ) async throws(ServiceError) -> Value {
    await withCheckedContinuation { continuation in
      scheduler.after(delay) { continuation.resume() }
    }
    return try answer.get()
  }
}
