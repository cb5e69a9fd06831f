import Jobs
import Services

/// Lets another scheduler perform the work, so much later as the network is
/// slow, and runs the tasks that the work has formed before anything else falls
/// due.
@MainActor
final class DrainingScheduler: Scheduler {
  private let scheduler: any Scheduler
  private let network: Network
  /// Is told of each request, and gives who is told of its answer before that
  /// comes, and whether it is surely a failure: a request fails if the network
  /// does when it is made.
  var willAsk: (() -> (_ hasFailed: Bool) -> Void)?

  init(_ scheduler: any Scheduler, over network: Network) {
    self.scheduler = scheduler
    self.network = network
  }

  var now: Duration { scheduler.now }

  func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  ) {
    let hasFailed = network.condition != nil
    let willAnswer = willAsk?()
    scheduler.after(max(.zero, delay) + network.delay) {
      willAnswer?(hasFailed)
      JobQueue.run(work)
    }
  }
}
