import Models
import Services
import WorkbenchKit

extension Scenario {
  static let worldClockDays: [Scenario] = [
    worldClock3.whenLoaded(
      "each tap moves the time by a day, at once",
      script: """
        tap "Yesterday"
        expect "2021-09-25 05:05 UTC"
        tap "Yesterday"
        expect "2021-09-24 05:05 UTC"
        tap "Tomorrow"
        tap "Tomorrow"
        tap "Tomorrow"
        expect "2021-09-27 05:05 UTC"
        """
    ),
    worldClock3.whenLoaded(
      "nobody is asked for it",
      script: """
        network off
        tap "Yesterday"
        refute "Loading.."
        tap "Tomorrow"
        """,
      check: { session in
        guard session.timeToNextAnswer == nil else {
          throw Mismatch(expected: "no request", found: "one")
        }
        try session.perform(.wait(.seconds(10)))
        try session.expectText("2021-09-26 05:05 UTC")
        try session.expectOffers(.allDays)
      }
    ),
    worldClock3.whenLoaded(
      "months and years have the days that they have",
      // 2023-12-31 23:59
      data: .worldClock(at: 1_704_067_140),
      script: """
        expect "2023-12-31 23:59 UTC"
        tap "Tomorrow"
        expect "2024-01-01 23:59 UTC"
        tap "Yesterday"
        expect "2023-12-31 23:59 UTC"
        """
    ),
    worldClock3.whenLoaded(
      "a leap year has a day more",
      // 2024-02-28 12:00
      data: .worldClock(at: 1_709_121_600),
      script: """
        tap "Tomorrow"
        expect "2024-02-29 12:00 UTC"
        tap "Tomorrow"
        expect "2024-03-01 12:00 UTC"
        """
    ),
    worldClock3(
      "while the first time is loaded, both are disabled",
      check: { try $0.expectOffers(.onlyNow) }
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
    worldClock3(
      "while there is no time, both are disabled",
      script: """
        network off
        tap "Now"
        wait 400ms
        tap "OK"
        """,
      check: { try $0.expectOffers(.onlyNow) }
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
    worldClock6.whenLoaded(
      "days before the Gregorian calendar are counted by it, as ISO 8601 does",
      // 1582-10-15 00:00, the first day of it
      data: .worldClock(at: -12_219_292_800),
      script: """
        expect "1582-10-15 00:00 UTC"
        tap "Yesterday"
        expect "1582-10-14 00:00 UTC"
        """
    ),
  ]
}
