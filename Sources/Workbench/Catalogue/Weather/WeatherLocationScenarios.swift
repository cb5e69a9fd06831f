import Models
import Services
import WorkbenchKit

extension Scenario {
  static let weatherLocation: [Scenario] =
    [
      Scenario(
        "weather 5",
        "the button asks for a place, with a field and two buttons",
        script: """
          wait 4s
          tap "Change location"
          expect "Choose location"
          """,
        check: {
          try $0.expectOffers([.tap("Submit"), .tap("Cancel"), .type()])
        }
      ),
      Scenario(
        "weather 5",
        "Cancel changes nothing, whatever was typed",
        script: "wait 4s",
        check: { session in
          let before = session.makeFrame()
          try session.perform(.tap("Change location"))
          try session.perform(.type("Seoul"))
          try session.perform(.tap("Cancel"))
          try session.expectLooks(like: before)
          try session.perform(.wait(.seconds(10)))
          try session.expectLooks(like: before)
        }
      ),
      Scenario(
        "weather 5",
        "the field is empty each time",
        script: """
          wait 4s
          tap "Change location"
          type "Seoul"
          expect "Seoul"
          tap "Cancel"
          tap "Change location"
          expect "Choose location"
          refute "Seoul"
          """
      ),
    ] + blankNames + foundNames + unknownNames + lastOneWins

  private static let blankNames: [Scenario] = ["", " ", "\t \n", "\u{3000}"]
    .map { name in
      Scenario(
        "weather 5",
        "Submit with \(name.quotedForScript) changes nothing",
        script: "wait 4s",
        check: { session in
          let before = session.makeFrame()
          try session.changeLocation(to: name)
          try session.expectLooks(like: before)
          try session.perform(.wait(.seconds(10)))
          try session.expectLooks(like: before)
        }
      )
    }

  private static let foundNames: [Scenario] = [
    "richmond, va", "Richmond", "  RICHMOND  ", "\tRichmond, VA\n",
  ].map { name in
    Scenario(
      "weather 5",
      "\(name.quotedForScript) finds Richmond, VA",
      script: """
        wait 4s
        tap "Change location"
        type \(name.quotedForScript)
        tap "Submit"
        wait 800ms
        expect "Richmond, VA"
        wait 800ms
        expect "Broken clouds - 76℉"
        """
    )
  }

  private static let unknownNames: [Scenario] = [
    "Richmond, BC", "Rich", "VA", "Richmond VA", ",", "Richmond,",
  ].map { name in
    Scenario(
      "weather 5",
      "\(name.quotedForScript) finds nothing",
      script: """
        wait 4s
        tap "Change location"
        type \(name.quotedForScript)
        tap "Submit"
        wait 400ms
        expect "Not found"
        wait 4s
        expect "Not found"
        """
    )
  }
}
