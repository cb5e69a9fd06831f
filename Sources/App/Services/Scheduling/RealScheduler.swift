/// A scheduler that follows the computer's clock.
public final class RealScheduler: Scheduler {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var queue = WorkQueue()

  /// Is called after work ran, for example to draw what it changed.
  public var workDidRun: (@MainActor () -> Void)?

  public init() {
    start = clock.now
  }

  public var now: Duration { start.duration(to: clock.now) }

  /// How much work waits to be run.
  public var pendingCount: Int { queue.count }

  public func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  ) {
    let due = now.saturatingAdvanced(by: delay)
    queue.insert(due: due, work: work)
    Task { [weak self, clock, start] in
      // The runtime traps on far longer sleeps than these 68 years.
      let sleep = min(due, .seconds(Int32.max))
      try? await clock.sleep(until: start.advanced(by: sleep))
      self?.runDueWork()
    }
  }

  /// Runs what is due, in order, whichever of the sleeping tasks woke up.
  private func runDueWork() {
    var ranSome = false
    while let entry = queue.removeFirst(dueBy: now) {
      entry.work()
      ranSome = true
    }
    if ranSome { workDidRun?() }
  }
}
