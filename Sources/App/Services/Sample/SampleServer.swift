/// What sample services answer through: a clock, and a network that can fail.
@MainActor
public struct SampleServer {
  let scheduler: any Scheduler
  let network: Network

  public init(scheduler: any Scheduler, network: Network) {
    self.scheduler = scheduler
    self.network = network
  }
}
