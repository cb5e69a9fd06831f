import Jobs
import Services

/// What stands around a screen: services, the network and the time.
@MainActor
public final class World {
  /// What the feature's screens are given.
  public let needs: Any
  /// What asks live services; nil where samples answer.
  package let client: HTTPClient?
  let network: Network
  let scheduler: any Scheduler

  /// A world in which sample services answer, by default in virtual time.
  ///
  /// - Parameters:
  ///   - data: What the services answer with.
  ///   - number: 0 for services that answer the same each time; any other
  ///     number for answers and delays that change from request to request.
  ///     The same number gives the same changes.
  ///   - scheduler: The clock.
  public init(
    data: FeatureData,
    number: Int = 0,
    scheduler: any Scheduler = VirtualScheduler()
  ) {
    self.scheduler = scheduler
    client = nil
    network = Network(world: number)
    let scheduler = DrainingScheduler(scheduler, over: network)
    needs = data.makeNeeds(
      SampleServer(
        scheduler: number == 0
          ? scheduler : UnsteadyScheduler(scheduler, world: number),
        network: network
      )
    )
  }

  /// A world in which live services answer and time passes by itself.
  public init(
    live source: LiveSource,
    settings: LiveSettings
  ) throws(LiveSettingsError) {
    network = Network()
    let client = HTTPClient(timeLimit: settings.timeLimit, network: network)
    client.deliver = { JobQueue.run($0) }
    scheduler = RealScheduler()
    self.client = client
    needs = try source.makeNeeds(settings, client)
  }

  /// Lets virtual time pass; real time cannot be hurried.
  func letTimePass(_ duration: Duration) {
    (scheduler as? VirtualScheduler)?.advance(by: duration)
  }

  /// Lets the answers come that are pending, and those that they lead to.
  ///
  /// An hour is longer than any of them takes. What goes on asking for ever
  /// does not hold this up.
  package func letAnswersCome() { letTimePass(.seconds(3600)) }

  /// How long until a sample service answers next in virtual time; nil where
  /// none is asked, or where only waiting will tell.
  var timeToNextAnswer: Duration? {
    guard let scheduler = scheduler as? VirtualScheduler else { return nil }
    return scheduler.nextDue.map { $0 - scheduler.now }
  }

  /// How far moving pictures are: ten steps a second, from the clock.
  var animationStep: Int {
    let (seconds, attoseconds) = scheduler.now.components
    return Int(truncatingIfNeeded: seconds) &* 10
      &+ Int(attoseconds / 100_000_000_000_000_000)
  }
}
