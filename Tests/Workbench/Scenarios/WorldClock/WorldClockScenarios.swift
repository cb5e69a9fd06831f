import Catalogue
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

  static let worldClockLoading: [Scenario] = [
    worldClock1.whenLoaded(
      "title, label and three buttons stand on the screen",
      shows: [
        "World clock", "2021-09-26 05:05 UTC", "Yesterday", "Now", "Tomorrow",
      ],
      offers: .allDays
    ),
    worldClock2(
      "it asks at the start, and says so until the answer comes",
      script: """
        expect "Loading.."
        wait 399ms
        expect "Loading.."
        wait 1ms
        refute "Loading.."
        expect "2021-09-26 05:05 UTC"
        """
    ),
    worldClock2.whenLoaded(
      "Now asks again, and hides the time until the answer comes",
      script: """
        tap "Tomorrow"
        tap "Tomorrow"
        wait 86400s
        tap "Now"
        expect "Loading.."
        refute "2021-09-2"
        wait 400ms
        refute "Loading.."
        expect "2021-09-27 05:05 UTC"
        """
    ),
    worldClock2(
      "the clock goes on, and its seconds are cut",
      script: """
        wait 59900ms
        tap "Now"
        wait 400ms
        expect "2021-09-26 05:05 UTC"
        wait 29700ms
        # 90 s have passed, of which the half minute is not shown.
        tap "Now"
        wait 400ms
        expect "2021-09-26 05:06 UTC"
        """
    ),
  ]

  static let worldClockFailures: [Scenario] =
    worldClock4.alertOfEachError("a load that fails") { condition in
      """
      wait 400ms
      network \(condition)
      tap "Now"
      wait 400ms
      """
    } + [
      worldClock4(
        "after a failed first load there is no time, and none to be moved",
        script: """
          network off
          tap "Now"
          wait 400ms
          expect "No Network"
          tap "OK"
          """,
        shows: [
          "World clock", "--", "Yesterday", "Now", "Tomorrow",
        ],
        offers: .onlyNow
      ),
      worldClock4.whenLoaded(
        "after a later one the time is the one shown last, and can be moved",
        script: """
          tap "Yesterday"
          network garbled
          tap "Now"
          wait 400ms
          # Behind the alert it shows already.
          refute "Loading.."
          tap "OK"
          expect "2021-09-25 05:05 UTC"
          tap "Tomorrow"
          expect "2021-09-26 05:05 UTC"
          """
      ),
      worldClock4(
        "after a failure the next load can fail, and the next succeed",
        script: """
          network off
          tap "Now"
          wait 400ms
          tap "OK"
          network overloaded
          tap "Now"
          wait 400ms
          expect "Server is overloaded"
          tap "OK"
          network on
          tap "Now"
          expect "Loading.."
          wait 400ms
          expect "2021-09-26 05:05 UTC"
          """
      ),
    ]

  /// Now twice: whichever answers first, the last one counts.
  static let worldClockOrder: [Scenario] = [
    worldClock5(
      "an early answer to the first does not end the loading",
      data: .worldClock(delays: .milliseconds(400), .seconds(100)),
      script: """
        tap "Now"
        wait 400ms
        expect "Loading.."
        """,
      check: { session in
        try session.expectOffers(.onlyNow)
        try session.perform(.wait(.seconds(100)))
        try session.expectText("2021-09-26 05:05 UTC")
      }
    ),
    worldClock5.whenLoaded(
      "a late failure of the first shows no alert",
      script: """
        network off
        tap "Now"
        network on
        tap "Now"
        wait 400ms
        expect "2021-09-26 05:05 UTC"
        wait 1000s
        refute "No Network"
        """
    ),
    worldClock5(
      "the late answer to the first is dropped after the last has failed",
      script: """
        network off
        tap "Now"
        wait 400ms
        expect "No Network"
        tap "OK"
        expect "--"
        wait 1000s
        expect "--"
        """,
      offers: .onlyNow
    ),
    worldClock5(
      "the late answer to the first takes neither the time nor a day back",
      script: """
        wait 60s
        tap "Now"
        wait 400ms
        expect "2021-09-26 05:06 UTC"
        tap "Tomorrow"
        wait 1000s
        expect "2021-09-27 05:06 UTC"
        """
    ),
  ]

  private static let calendarDays: [(TimeInterval, String, String)] = [
    (1_704_067_140, "2023-12-31 23:59", "2024-01-01 23:59"),
    (1_709_121_600, "2024-02-28 12:00", "2024-02-29 12:00"),
    (1_709_208_000, "2024-02-29 12:00", "2024-03-01 12:00"),
    // Days before the Gregorian calendar are counted by it, as in ISO 8601.
    (-12_219_379_200, "1582-10-14 00:00", "1582-10-15 00:00"),
  ]

  static let worldClockDays: [Scenario] =
    calendarDays.map { seconds, day, next in
      worldClock3.whenLoaded(
        "after \(day) comes \(next), and back",
        data: .worldClock(at: seconds),
        script: """
          expect "\(day) UTC"
          tap "Tomorrow"
          expect "\(next) UTC"
          tap "Yesterday"
          expect "\(day) UTC"
          """
      )
    } + [
      worldClock3.whenLoaded(
        "each tap moves the time by a day, at once, and asks nobody",
        script: """
          network off
          tap "Yesterday"
          expect "2021-09-25 05:05 UTC"
          tap "Yesterday"
          expect "2021-09-24 05:05 UTC"
          tap "Tomorrow"
          tap "Tomorrow"
          tap "Tomorrow"
          expect "2021-09-27 05:05 UTC"
          """,
        check: { session in
          guard session.timeToNextAnswer == nil else {
            throw Mismatch(expected: "no request", found: "one")
          }
          try session.expectOffers(.allDays)
        }
      ),
      worldClock3(
        "while the first time is loaded, both are disabled",
        offers: .onlyNow
      ),
      worldClock3.whenLoaded(
        "while another time is loaded, both are disabled",
        script: #"tap "Now""#,
        check: { session in
          try session.expectOffers(.onlyNow)
          try session.perform(.wait(.milliseconds(400)))
          try session.expectOffers(.allDays)
        }
      ),
    ]

  /// What becomes of the answers of which a model can be made.
  static let worldClockAnswers: [Scenario] = [
    worldClock6.whenLoaded(
      "before the year 1 there is no day",
      // 0001-01-02 00:00
      data: .worldClock(at: -62_135_510_400),
      script: """
        expect "0001-01-02 00:00 UTC"
        tap "Yesterday"
        expect "0001-01-01 00:00 UTC"
        """,
      check: { session in
        try session.expectOffers([.tap("Now"), .tap("Tomorrow")])
        try session.perform(.tap("Tomorrow"))
        try session.expectOffers(.allDays)
      }
    ),
    worldClock6.whenLoaded(
      "after the year 9999 there is no day",
      // 9999-12-30 23:59
      data: .worldClock(at: 253_402_214_340),
      script: """
        tap "Tomorrow"
        expect "9999-12-31 23:59 UTC"
        """,
      check: { session in
        try session.expectOffers([.tap("Yesterday"), .tap("Now")])
        try session.perform(.tap("Yesterday"))
        try session.expectOffers(.allDays)
      }
    ),
    worldClock6(
      "a clock that has gone further cannot be read",
      // 9999-12-31 23:59
      data: .worldClock(at: 253_402_300_740),
      script: """
        wait 60s
        expect "9999-12-31 23:59 UTC"
        tap "Now"
        wait 400ms
        expect "The server's answer could not be read"
        tap "OK"
        expect "9999-12-31 23:59 UTC"
        """
    ),
  ]

  /// What the specification asks of all features, as the clock shows it.
  static let worldClockAll: [Scenario] = [
    all1.whenLoaded(
      "a clock that goes away with two loads pending is released",
      script: """
        tap "Yesterday"
        tap "Now"
        tap "Now"
        """
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
    let times = Array(repeating: time, count: max(1, delays.count))
    return FeatureData { server in
      ServicesInTurn(times, delays: delays) { time, delay in
        SampleWorldClockService(timeAtStart: time, delay: delay, server: server)
      } as any WorldClockService
    }
  }
}

extension [Offer] {
  /// What the clock offers while its time can be moved to both sides.
  static let allDays: Self = [.tap("Yesterday"), .tap("Now"), .tap("Tomorrow")]
  static let onlyNow: Self = [.tap("Now")]
}
