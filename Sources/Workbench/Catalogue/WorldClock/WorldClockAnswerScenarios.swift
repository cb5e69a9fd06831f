import Models
import Services
import WorkbenchKit

extension Scenario {
  /// What becomes of the answers of which a model can be made.
  static let worldClockAnswers: [Scenario] = [
    Scenario(
      "world-clock 6",
      "before the year 1 there is no day",
      // 0001-01-02 00:00
      data: .worldClock(at: -62_135_510_400),
      script: """
        wait 400ms
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
    Scenario(
      "world-clock 6",
      "after the year 9999 there is no day",
      // 9999-12-30 23:59
      data: .worldClock(at: 253_402_214_340),
      script: """
        wait 400ms
        tap "Tomorrow"
        expect "9999-12-31 23:59 UTC"
        """,
      check: { session in
        try session.expectOffers([.tap("Yesterday"), .tap("Now")])
        try session.perform(.tap("Yesterday"))
        try session.expectOffers(.allDays)
      }
    ),
    Scenario(
      "world-clock 6",
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
    Scenario(
      "world-clock 6",
      "days before the Gregorian calendar are counted by it, as ISO 8601 does",
      // 1582-10-15 00:00, the first day of it
      data: .worldClock(at: -12_219_292_800),
      script: """
        wait 400ms
        expect "1582-10-15 00:00 UTC"
        tap "Yesterday"
        expect "1582-10-14 00:00 UTC"
        """
    ),
  ]
}
