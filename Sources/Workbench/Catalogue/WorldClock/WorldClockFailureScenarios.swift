import Models
import Services
import WorkbenchKit

extension Scenario {
  static let worldClockFailures: [Scenario] =
    alertOfEachError(
      "world-clock 4",
      "a load that fails",
      script: { condition, _ in
        """
        wait 400ms
        network \(condition)
        tap "Now"
        wait 400ms
        """
      }
    ) + [
      Scenario(
        "world-clock 4",
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
      Scenario(
        "world-clock 4",
        "after a later one the time is the one shown last, and can be moved",
        script: """
          wait 400ms
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
      Scenario(
        "world-clock 4",
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
      Scenario(
        "world-clock 4",
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
      Scenario(
        "world-clock 4",
        "the label shows the time behind the alert already",
        script: """
          wait 400ms
          network off
          tap "Now"
          wait 400ms
          refute "Loading.."
          """
      ),
    ]
}
