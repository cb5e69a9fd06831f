import Foundation
import Models

/// Answers with the time of a clock that was set when the run started, as a
/// server would: later.
public final class SampleWorldClockService: WorldClockService {
  private let timeAtStart: WorldTime
  private let delay: Duration
  private let scheduler: any Scheduler
  private let network: Network

  public init(
    timeAtStart: WorldTime,
    delay: Duration = .usualAnswer,
    scheduler: any Scheduler,
    network: Network
  ) {
    self.timeAtStart = timeAtStart
    self.delay = delay
    self.scheduler = scheduler
    self.network = network
  }

  /// Asks for the time at which it is asked.
  ///
  /// After the year 9999 there is none, and the answer is a failure.
  public func fetchTime(completion: @escaping Completion<WorldTime>) {
    let secondsSinceStart = scheduler.now / .seconds(1)
    let date = timeAtStart.date.addingTimeInterval(secondsSinceStart)
    let answer =
      WorldTime(date: date).map { network.answer($0) }
      ?? .failure(network.condition ?? .unreadable)
    scheduler.after(delay) { completion(answer) }
  }
}

extension SampleData {
  /// The time of the world's clock when a run starts.
  public static func worldTime() throws(DataFileError) -> WorldTime {
    try file("world-clock").worldTime()
  }
}
