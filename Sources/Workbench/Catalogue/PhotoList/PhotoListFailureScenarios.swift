import Models
import WorkbenchKit

extension Scenario {
  static let photoListFailures: [Scenario] =
    alertOfEachError(
      "photo-list 5",
      "a load that fails",
      script: { condition, message in
        """
        network \(condition)
        tap "Reload"
        wait 400ms
        expect "Alert"
        expect \(message.quotedForScript)
        """
      }
    ) + [
      Scenario(
        "photo-list 5",
        "after a failed reload the table shows what it last showed",
        data: .photos(30),
        script: """
          wait 400ms
          select 20
          back
          """,
        check: { session in
          let list = session.makeFrame()
          try session.perform(.network(.off))
          try session.perform(.tap("Reload"))
          try session.perform(.wait(.milliseconds(400)))
          try session.expectText("No Network")
          try session.perform(.tap("OK"))
          try session.expectLooks(like: list)
        }
      ),
      Scenario(
        "photo-list 5",
        "after a failed first load the table is empty",
        script: """
          network off
          tap "Reload"
          wait 400ms
          tap "OK"
          """,
        check: { session in
          try session.expectTexts(["Popular", "Reload"])
          try session.expectOffers([.tap("Reload")])
        }
      ),
      Scenario(
        "photo-list 5",
        "a network that fails after the request does not spoil the answer",
        script: """
          network off
          wait 400ms
          refute "No Network"
          expect "Earthrise"
          """
      ),
    ]
}
