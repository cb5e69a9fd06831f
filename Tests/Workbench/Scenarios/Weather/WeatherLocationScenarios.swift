import Catalogue
import Models
import Play
import Services

extension Scenario {
  static let weatherLocation: [Scenario] =
    [
      weather5.whenLoaded(
        "the button asks for a place, with a field and two buttons",
        script: """
          tap "Change location"
          expect "Choose location"
          """,
        offers: [.tap("Submit"), .tap("Cancel"), .type()]
      ),
      changingNothing("Cancel changes nothing, whatever was typed") { session in
        try session.perform(.tap("Change location"))
        try session.perform(.type("Seoul"))
        try session.perform(.tap("Cancel"))
      },
      weather5.whenLoaded(
        "the field is empty each time",
        script: """
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
      changingNothing("Submit with \(name.quotedForScript) changes nothing") {
        try $0.changeLocation(to: name)
      }
    }

  private static func changingNothing(
    _ situation: String,
    use: @escaping Check
  ) -> Scenario {
    weather5.whenLoaded(
      situation,
      check: { session in
        let before = session.makeFrame()
        try use(session)
        try session.expectLooks(like: before)
        try session.perform(.wait(.seconds(10)))
        try session.expectLooks(like: before)
      }
    )
  }

  private static let foundNames: [Scenario] = [
    "richmond, va", "Richmond", "  RICHMOND  ", "\tRichmond, VA\n",
  ].map { name in
    weather5.whenLoaded(
      "\(name.quotedForScript) finds Richmond, VA",
      script: """
        \(changing(to: name))
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
    weather5.whenLoaded(
      "\(name.quotedForScript) finds nothing",
      script: """
        \(changing(to: name))
        wait 400ms
        expect "Not found"
        wait 4s
        expect "Not found"
        """
    )
  }

  /// Two changes in a row: whichever answers first, the last one counts.
  static let lastOneWins: [Scenario] = [
    weather6.whenLoaded(
      "the late look-up of the first place is dropped",
      script: """
        \(changing(to: "Slow"))
        \(changing(to: "Fast"))
        wait 200ms
        expect "Light rain - 2℉"
        wait 800ms
        expect "Fast"
        refute "Slow"
        wait 1000s
        expect "Light rain - 2℉"
        """
    ),
    weather6.whenLoaded(
      "the late weather of the first place is dropped",
      script: """
        \(changing(to: "Slow"))
        wait 1s
        expect "Slow"
        \(changing(to: "Fast"))
        wait 200ms
        expect "Light rain - 2℉"
        wait 1000s
        expect "Light rain - 2℉"
        refute "Slow"
        """
    ),
    weather6.whenLoaded(
      "an early answer to the first does not end the loading of the last",
      script: """
        \(changing(to: "Fast"))
        \(changing(to: "Slow"))
        wait 200ms
        expect "Loading..."
        refute "Fast"
        wait 800ms
        expect "Slow"
        refute "Light rain"
        wait 1s
        expect "Heavy snow - 1℉"
        """
    ),
    weather6.whenLoaded(
      "a late failure of the first shows no alert",
      script: """
        network off
        \(changing(to: "Slow"))
        network on
        \(changing(to: "Fast"))
        wait 1000s
        refute "No Network"
        expect "Light rain - 2℉"
        """
    ),
    weather6.whenLoaded(
      "a first place that is not found does not hide the last",
      script: """
        \(changing(to: "Atlantis"))
        \(changing(to: "Fast"))
        wait 400ms
        refute "Not found"
        expect "Light rain - 2℉"
        """
    ),
    weather6.whenLoaded(
      "the same place twice counts from the second time",
      script: """
        \(changing(to: "Slow"))
        wait 500ms
        \(changing(to: "Slow"))
        wait 500ms
        expect "Loading..."
        wait 500ms
        refute "Loading..."
        """
    ),
  ]
}
