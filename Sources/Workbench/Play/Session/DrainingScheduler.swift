import Jobs
import Services

/// Lets another scheduler perform the work, so much later as the network is
/// slow, and runs the tasks that the work has formed before anything else falls
/// due.
@MainActor
final class DrainingScheduler: Scheduler {
  private let scheduler: any Scheduler
  private let network: Network

  init(_ scheduler: any Scheduler, over network: Network) {
    self.scheduler = scheduler
    self.network = network
  }

  var now: Duration { scheduler.now }

  func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  ) {
    scheduler.after(max(.zero, delay) + network.delay) {
      JobQueue.run(work)
    }
  }
}
