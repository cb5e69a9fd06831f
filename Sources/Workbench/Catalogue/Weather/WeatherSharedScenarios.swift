import Models
import Services
import WorkbenchKit

extension Scenario {
  /// What the specification asks of all features, as the weather shows it.
  static let weatherAll: [Scenario] = [
    Scenario(
      "all 1",
      "a weather screen that goes away during the look-up is released",
      script: """
        wait 100ms
        expect "Loading..."
        """
    ),
    Scenario(
      "all 1",
      "a weather screen that goes away before its weather is released",
      script: """
        wait 500ms
        refute "Loading..."
        refute "Broken clouds"
        """
    ),
    Scenario(
      "all 1",
      "a weather screen that goes away under two alerts is released",
      script: """
        network off
        tap "Change location"
        type "Seoul"
        wait 4s
        """
    ),
    Scenario(
      "all 1",
      "an alert that is closed is released",
      script: "wait 4s",
      check: { session in
        let screen = ScreenObjects(of: session)
        try session.perform(.tap("Change location"))
        try session.expectText("Choose location")
        let alert = ScreenObjects(of: session).since(screen)
        guard !alert.types.isEmpty else {
          throw Mismatch(expected: "an alert", found: "no new object")
        }
        try session.perform(.tap("Submit"))
        try session.expectReleased(alert)
      }
    ),
    Scenario(
      "all 2",
      "a second alert shows when the first is closed",
      script: """
        network off
        tap "Change location"
        wait 4s
        refute "No Network"
        type "Seoul"
        """,
      check: { session in
        try session.expectOffers([.tap("Submit"), .tap("Cancel"), .type()])
        try session.perform(.tap("Cancel"))
        try session.expectText("No Network")
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers([.tap("Change location")])
      }
    ),
    Scenario(
      "all 2",
      "the first screen offers no way back",
      script: "wait 4s",
      check: { try $0.expectOffers([.tap("Change location")]) }
    ),
    Scenario(
      "all 3",
      "even a service without delay answers after the call",
      data: .weather(SampleWeather(delay: .zero)),
      check: { session in
        try session.expectTexts(["Loading...", "Change location"])
        try session.perform(.wait(.zero))
        try session.expectText("Broken clouds - 76℉")
        try session.changeLocation(to: "mcgaheysville")
        try session.expectTexts(["Loading...", "Change location"])
      }
    ),
    Scenario(
      "all 4",
      "unusual texts are shown as they are, and nothing else is hurt",
      data: .weather(
        SampleWeather(),
        SampleWeather("서울, 대한민국", -3, icon: "🌧", summary: "약한 비"),
        SampleWeather("Esc", 1, icon: "\u{1b}[31m", summary: "\u{1b}[31mred"),
        SampleWeather("", 1, summary: "")
      ),
      script: """
        wait 4s
        tap "Change location"
        type "서울"
        tap "Submit"
        wait 4s
        expect "서울, 대한민국"
        expect "약한 비 - -3℉"
        tap "Change location"
        type "esc"
        tap "Submit"
        wait 4s
        expect "�[31mred - 1℉"
        tap "Change location"
        type "👩‍👩‍👧‍👦\\t\\u{1b}[2J"
        expect "👩‍👩‍👧‍👦 �[2J"
        tap "Submit"
        wait 4s
        expect "Not found"
        """
    ),
    Scenario(
      "all 4",
      "an error that is over leaves nothing behind",
      script: """
        network forbidden
        wait 4s
        expect "You don't have permission"
        tap "OK"
        network on
        tap "Change location"
        type "Richmond"
        tap "Submit"
        wait 4s
        expect "Broken clouds - 76℉"
        refute "You don't have permission"
        """
    ),
  ]
}
