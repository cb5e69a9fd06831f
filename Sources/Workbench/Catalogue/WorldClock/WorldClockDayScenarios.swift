import Models
import Services
import WorkbenchKit

extension Scenario {
  static let worldClockDays: [Scenario] = [
    Scenario(
      "world-clock 3",
      "each tap moves the time by a day, at once",
      script: """
        wait 400ms
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
    Scenario(
      "world-clock 3",
      "nobody is asked for it",
      script: """
        wait 400ms
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
    Scenario(
      "world-clock 3",
      "months and years have the days that they have",
      // 2023-12-31 23:59
      data: .worldClock(at: 1_704_067_140),
      script: """
        wait 400ms
        expect "2023-12-31 23:59 UTC"
        tap "Tomorrow"
        expect "2024-01-01 23:59 UTC"
        tap "Yesterday"
        expect "2023-12-31 23:59 UTC"
        """
    ),
    Scenario(
      "world-clock 3",
      "a leap year has a day more",
      // 2024-02-28 12:00
      data: .worldClock(at: 1_709_121_600),
      script: """
        wait 400ms
        tap "Tomorrow"
        expect "2024-02-29 12:00 UTC"
        tap "Tomorrow"
        expect "2024-03-01 12:00 UTC"
        """
    ),
    Scenario(
      "world-clock 3",
      "while the first time is loaded, both are disabled",
      check: { try $0.expectOffers(.onlyNow) }
    ),
    Scenario(
      "world-clock 3",
      "while another time is loaded, both are disabled",
      script: """
        wait 400ms
        tap "Now"
        """,
      check: { session in
        try session.expectOffers(.onlyNow)
        try session.perform(.wait(.milliseconds(400)))
        try session.expectOffers(.allDays)
      }
    ),
    Scenario(
      "world-clock 3",
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
}
