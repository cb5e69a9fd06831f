import Models
import Services
import WorkbenchKit

extension Scenario {
  static let worldClockLoading: [Scenario] = [
    Scenario(
      "world-clock 1",
      "title, label and three buttons stand on the screen",
      script: "wait 400ms",
      check: { session in
        try session.expectTexts([
          "World clock", "2021-09-26 05:05 UTC", "Yesterday", "Now", "Tomorrow",
        ])
        try session.expectOffers(.allDays)
      }
    ),
    Scenario(
      "world-clock 2",
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
    Scenario(
      "world-clock 2",
      "Now asks again, and hides the time until the answer comes",
      script: """
        wait 400ms
        tap "Now"
        expect "Loading.."
        refute "2021-09-26"
        wait 400ms
        refute "Loading.."
        expect "2021-09-26 05:05 UTC"
        """
    ),
    Scenario(
      "world-clock 2",
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
    Scenario(
      "world-clock 2",
      "Now leads back from another day",
      script: """
        wait 400ms
        tap "Tomorrow"
        tap "Tomorrow"
        wait 86400s
        tap "Now"
        wait 400ms
        expect "2021-09-27 05:05 UTC"
        """
    ),
  ]
}
