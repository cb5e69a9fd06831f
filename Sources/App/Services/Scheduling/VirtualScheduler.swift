/// A scheduler whose time passes only when told to.
///
/// A script with `wait 1000s` ends at once with it, and a test decides what
/// happens before and after an answer.
public final class VirtualScheduler: Scheduler {
  public private(set) var now = Duration.zero

  private var queue = WorkQueue()

  public init() {}

  /// How much work waits to be run.
  public var pendingCount: Int { queue.count }

  /// When the next work is due; nil if none is pending.
  public var nextDue: Duration? { queue.first?.due }

  public func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  ) {
    queue.insert(due: now.saturatingAdvanced(by: delay), work: work)
  }

  /// Lets time pass and runs what falls due in it, each at its due time.
  ///
  /// Work that is requested meanwhile and falls due in time runs, too, so
  /// work that requests itself again with no delay never ends.
  public func advance(by duration: Duration) {
    let end = now.saturatingAdvanced(by: duration)
    while let entry = queue.removeFirst(dueBy: end) {
      now = entry.due
      entry.work()
    }
    // Work may itself have let more time pass; it never runs backwards.
    now = max(now, end)
  }
}
