import Models
import Services
import WorkbenchKit

extension Scenario {
  static let worldClockLoading: [Scenario] = [
    worldClock1.whenLoaded(
      "title, label and three buttons stand on the screen",
      check: { session in
        try session.expectTexts([
          "World clock", "2021-09-26 05:05 UTC", "Yesterday", "Now", "Tomorrow",
        ])
        try session.expectOffers(.allDays)
      }
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
        tap "Now"
        expect "Loading.."
        refute "2021-09-26"
        wait 400ms
        refute "Loading.."
        expect "2021-09-26 05:05 UTC"
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
    worldClock2.whenLoaded(
      "Now leads back from another day",
      script: """
        tap "Tomorrow"
        tap "Tomorrow"
        wait 86400s
        tap "Now"
        wait 400ms
        expect "2021-09-27 05:05 UTC"
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
        "after a failed first load there is no time",
        script: """
          network off
          tap "Now"
          wait 400ms
          expect "No Network"
          tap "OK"
          """,
        check: {
          try $0.expectTexts([
            "World clock", "--", "Yesterday", "Now", "Tomorrow",
          ])
        }
      ),
      worldClock4.whenLoaded(
        "after a later one the time is the one shown last, and can be moved",
        script: """
          tap "Yesterday"
          network garbled
          tap "Now"
          wait 400ms
          tap "OK"
          expect "2021-09-25 05:05 UTC"
          tap "Tomorrow"
          expect "2021-09-26 05:05 UTC"
          """
      ),
      worldClock4(
        "after a failure the next load can succeed",
        script: """
          network off
          tap "Now"
          wait 400ms
          tap "OK"
          network on
          tap "Now"
          expect "Loading.."
          wait 400ms
          expect "2021-09-26 05:05 UTC"
          """
      ),
      worldClock4(
        "each failure has its alert, also after one that was closed",
        script: """
          network off
          tap "Now"
          wait 400ms
          tap "OK"
          network overloaded
          tap "Now"
          wait 400ms
          expect "Server is overloaded"
          """
      ),
      worldClock4.whenLoaded(
        "the label shows the time behind the alert already",
        script: """
          network off
          tap "Now"
          wait 400ms
          refute "Loading.."
          """
      ),
    ]

  /// Now twice: whichever answers first, the last one counts.
  static let worldClockOrder: [Scenario] = [
    worldClock5(
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
      data: .worldClock(delays: .seconds(100), .milliseconds(400)),
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
    worldClock5(
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
