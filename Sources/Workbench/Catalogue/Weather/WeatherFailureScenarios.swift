import Models
import Services
import WorkbenchKit

extension Scenario {
  static let weatherFailures: [Scenario] =
    [
      Scenario(
        "weather 3",
        "a place that is not found says so, without an alert",
        script: """
          wait 4s
          tap "Change location"
          type "Atlantis"
          tap "Submit"
          wait 400ms
          """,
        check: { session in
          try session.expectTexts(["Not found", "Change location"])
          try session.expectOffers([.tap("Change location")])
        }
      ),
      Scenario(
        "weather 3",
        "the default place can be missing, too",
        data: .weather([]),
        script: "wait 400ms",
        check: { try $0.expectTexts(["Not found", "Change location"]) }
      ),
      Scenario(
        "weather 4",
        "after a failed weather the city stands alone",
        script: """
          network off
          wait 800ms
          tap "OK"
          """,
        check: { try $0.expectTexts(["McGaheysville, VA", "Change location"]) }
      ),
      Scenario(
        "weather 4",
        "a failed weather does not leave that of the place before",
        script: """
          wait 4s
          expect "Broken clouds - 24℉"
          tap "Change location"
          type "Seoul"
          tap "Submit"
          network garbled
          wait 4s
          tap "OK"
          """,
        check: {
          try $0.expectTexts(["Seoul, South Korea", "Change location"])
        }
      ),
      Scenario(
        "weather 4",
        "after a failed look-up the city reads Not found",
        script: """
          wait 4s
          network overloaded
          tap "Change location"
          type "Seoul"
          tap "Submit"
          wait 4s
          tap "OK"
          """,
        check: { try $0.expectTexts(["Not found", "Change location"]) }
      ),
      Scenario(
        "weather 4",
        "two failures behind a question are two alerts, one after the other",
        script: """
          tap "Change location"
          network off
          wait 4s
          type "Seoul"
          network overloaded
          tap "Submit"
          wait 4s
          expect "No Network"
          tap "OK"
          expect "Server is overloaded"
          tap "OK"
          """,
        check: { try $0.expectTexts(["Not found", "Change location"]) }
      ),
    ]
    + alertOfEachError(
      "weather 4",
      "a weather that fails",
      script: { condition, _ in
        """
        network \(condition)
        wait 800ms
        expect "McGaheysville, VA"
        """
      }
    )
    + alertOfEachError(
      "weather 4",
      "a look-up that fails",
      script: { condition, _ in
        """
        wait 4s
        network \(condition)
        tap "Change location"
        type "Seoul"
        tap "Submit"
        wait 600ms
        expect "Not found"
        """
      }
    )
}
