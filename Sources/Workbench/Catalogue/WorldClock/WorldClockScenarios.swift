import Foundation
import Models
import Services
import WorkbenchKit

extension Scenario {
  static let worldClock =
    worldClockLoading + worldClockDays + worldClockFailures + worldClockOrder
    + worldClockAnswers
    + worldClockAll
}

extension FeatureData {
  /// A clock that stands at so many seconds since 1970 when the run starts.
  ///
  /// - Parameter delays: How long the first answer takes, the second, and so
  ///   on; the last again and again.
  static func worldClock(
    at seconds: TimeInterval = 1_632_632_700,
    delays: Duration...
  ) -> FeatureData {
    let date = Date(timeIntervalSince1970: seconds)
    let time = WorldTime(date: date) ?? .latest
    return FeatureData { sample in
      WorldClockServices(
        (delays.isEmpty ? [.usualAnswer] : delays).map { delay in
          SampleWorldClockService(
            timeAtStart: time,
            delay: delay,
            scheduler: sample.scheduler,
            network: sample.network
          )
        }
      ) as any WorldClockService
    }
  }
}

/// Asks one service after another, the last one again and again.
private final class WorldClockServices: WorldClockService {
  private var services: [any WorldClockService]

  init(_ services: [any WorldClockService]) {
    self.services = services
  }

  func fetchTime(completion: @escaping Completion<WorldTime>) {
    services.first?.fetchTime(completion: completion)
    if services.count > 1 { services.removeFirst() }
  }
}

extension [Offer] {
  /// What the clock offers while its time can be moved to both sides.
  static let allDays: Self = [.tap("Yesterday"), .tap("Now"), .tap("Tomorrow")]
  static let onlyNow: Self = [.tap("Now")]
}
