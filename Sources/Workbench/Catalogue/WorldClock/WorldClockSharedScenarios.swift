import Models
import Services
import WorkbenchKit

extension Scenario {
  /// What the specification asks of all features, as the clock shows it.
  static let worldClockAll: [Scenario] = [
    Scenario(
      "all 1",
      "a clock that goes away while it loads is released",
      script: """
        wait 100ms
        expect "Loading.."
        """
    ),
    Scenario(
      "all 1",
      "a clock that goes away with two loads pending is released",
      script: """
        wait 400ms
        tap "Yesterday"
        tap "Now"
        tap "Now"
        """
    ),
    Scenario(
      "all 1",
      "a clock that goes away under an alert is released",
      script: """
        network off
        tap "Now"
        wait 400ms
        expect "No Network"
        """
    ),
    Scenario(
      "all 2",
      "under an alert only its button is offered, afterwards all again",
      script: """
        wait 400ms
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
    Scenario(
      "all 3",
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
