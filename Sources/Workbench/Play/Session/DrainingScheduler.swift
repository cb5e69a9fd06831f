import Jobs
import Services

/// Lets another scheduler perform the work, and runs the tasks that the work
/// has formed before anything else falls due.
@MainActor
final class DrainingScheduler: Scheduler {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  var now: Duration { scheduler.now }

  func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  ) {
    scheduler.after(delay) { JobQueue.run(work) }
  }
}
