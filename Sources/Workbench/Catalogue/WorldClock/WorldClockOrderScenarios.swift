import Models
import Services
import WorkbenchKit

extension Scenario {
  /// Now twice: whichever answers first, the last one counts.
  static let worldClockOrder: [Scenario] = [
    Scenario(
      "world-clock 5",
      "the late answer to the first is dropped",
      data: .worldClock(delays: .seconds(100), .milliseconds(400)),
      script: """
        wait 60s
        tap "Now"
        wait 400ms
        expect "2021-09-26 05:06 UTC"
        wait 1000s
        expect "2021-09-26 05:06 UTC"
        """
    ),
    Scenario(
      "world-clock 5",
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
    Scenario(
      "world-clock 5",
      "a late failure of the first shows no alert",
      data: .worldClock(delays: .seconds(100), .milliseconds(400)),
      script: """
        wait 400ms
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
    Scenario(
      "world-clock 5",
      "the late answer to the first is dropped after the last has failed",
      data: .worldClock(delays: .seconds(100), .milliseconds(400)),
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
      check: { try $0.expectOffers(.onlyNow) }
    ),
    Scenario(
      "world-clock 5",
      "a day that was moved meanwhile is not taken back",
      data: .worldClock(delays: .seconds(100), .milliseconds(400)),
      script: """
        tap "Now"
        wait 400ms
        tap "Tomorrow"
        expect "2021-09-27 05:05 UTC"
        wait 1000s
        expect "2021-09-27 05:05 UTC"
        """
    ),
  ]
}
