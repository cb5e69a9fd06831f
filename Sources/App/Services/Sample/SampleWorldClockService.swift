import Foundation
import Models

/// Answers with the time of a clock that was set when the run started, as a
/// server would: later.
public final class SampleWorldClockService: WorldClockService {
  private let timeAtStart: WorldTime
  private let delay: Duration
  private let server: SampleServer

  public init(
    timeAtStart: WorldTime,
    delay: Duration = .usualAnswer,
    server: SampleServer
  ) {
    self.timeAtStart = timeAtStart
    self.delay = delay
    self.server = server
  }

  /// The time at which it is asked.
  ///
  /// After the year 9999 there is none, and it fails.
  public func fetchTime() async throws(ServiceError) -> WorldTime {
    let secondsSinceStart = server.scheduler.now / .seconds(1)
    let date = timeAtStart.date.addingTimeInterval(secondsSinceStart)
    let answer =
      WorldTime(date: date).map { server.network.answer($0) }
      ?? .failure(server.network.condition ?? .unreadable)
    return try await server.give(answer, after: delay)
  }
}
