import Foundation
import Models
import Play
import Services

extension Scenario {
  static let worldClock =
    worldClockLoading + worldClockDays + worldClockFailures + worldClockOrder
    + worldClockAnswers + worldClockAll

  static let worldClock1 = Behaviour("world-clock 1")
  static let worldClock2 = Behaviour("world-clock 2")
  static let worldClock3 = Behaviour("world-clock 3")
  static let worldClock4 = Behaviour("world-clock 4")
  static let worldClock5 = Behaviour(
    "world-clock 5",
    data: .worldClock(delays: .seconds(100), .milliseconds(400))
  )
  static let worldClock6 = Behaviour("world-clock 6")

  /// What the specification asks of all features, as the clock shows it.
  static let worldClockAll: [Scenario] = [
    all1(
      "a clock that goes away while it loads is released",
      script: """
        wait 100ms
        expect "Loading.."
        """
    ),
    all1.whenLoaded(
      "a clock that goes away with two loads pending is released",
      script: """
        tap "Yesterday"
        tap "Now"
        tap "Now"
        """
    ),
    all1(
      "a clock that goes away under an alert is released",
      script: """
        network off
        tap "Now"
        wait 400ms
        expect "No Network"
        """
    ),
    all2.whenLoaded(
      "under an alert only its button is offered, afterwards all again",
      script: """
        network off
        tap "Now"
        wait 400ms
        """,
      check: { session in
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers(.allDays)
      }
    ),
    all3(
      "even a service without delay answers after the call",
      data: .worldClock(delays: .zero),
      script: """
        expect "Loading.."
        wait 0s
        expect "2021-09-26 05:05 UTC"
        tap "Now"
        expect "Loading.."
        """
    ),
  ]
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
    return FeatureData { server in
      ServicesInTurn(
        (delays.isEmpty ? [.usualAnswer] : delays).map { delay in
          SampleWorldClockService(
            timeAtStart: time,
            delay: delay,
            server: server
          )
        }
      ) as any WorldClockService
    }
  }
}

extension [Offer] {
  /// What the clock offers while its time can be moved to both sides.
  static let allDays: Self = [.tap("Yesterday"), .tap("Now"), .tap("Tomorrow")]
  static let onlyNow: Self = [.tap("Now")]
}
