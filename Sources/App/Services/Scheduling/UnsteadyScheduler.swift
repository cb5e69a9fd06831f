/// Lets another scheduler perform the work, at times at once and at times
/// much later.
///
/// Answers to requests that overlap then come in every order.
public final class UnsteadyScheduler: Scheduler {
  private let scheduler: any Scheduler
  private let world: Int
  private var requestCount = 0

  /// - Parameter world: The same number gives the same delays.
  public init(_ scheduler: any Scheduler, world: Int) {
    self.scheduler = scheduler
    self.world = world
  }

  public var now: Duration { scheduler.now }

  public func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  ) {
    requestCount += 1
    // Delays are no part of an answer, so they are drawn apart from it.
    var variation = Variation(world: ~world, request: requestCount)
    // Whole factors keep the whole milliseconds that a script can wait for.
    let factor = variation.pick([0, 1, 2, 5], or: 1)
    let later = (0..<factor).reduce(Duration.zero) { time, _ in
      time.saturatingAdvanced(by: delay)
    }
    scheduler.after(later, perform: work)
  }
}
