import Foundation
import Models
import Play
import Services

extension Scenario {
  static let weather =
    weatherOutputs + weatherLoading + weatherFailures + weatherLocation
    + weatherAll

  static let weather1 = Behaviour("weather 1", loadingTime: "4s")
  static let weather2 = Behaviour("weather 2", loadingTime: "4s")
  static let weather3 = Behaviour("weather 3", loadingTime: "4s")
  static let weather4 = Behaviour("weather 4", loadingTime: "4s")
  static let weather5 = Behaviour("weather 5", loadingTime: "4s")
  static let weather6 = Behaviour(
    "weather 6",
    loadingTime: "4s",
    data: .weather(
      SampleWeather(),
      SampleWeather("Slow", 1, summary: "Heavy snow", delay: .seconds(1)),
      SampleWeather("Fast", 2, summary: "Light rain", delay: .milliseconds(100))
    )
  )
  static let weather7 = Behaviour("weather 7", loadingTime: "4s")

  /// What the specification asks of all features, as the weather shows it.
  static let weatherAll: [Scenario] = [
    all1(
      "a weather screen that goes away during the look-up is released",
      script: """
        wait 100ms
        expect "Loading..."
        """
    ),
    all1(
      "a weather screen that goes away before its weather is released",
      script: """
        wait 500ms
        refute "Loading..."
        refute "Broken clouds"
        """
    ),
    all1(
      "a weather screen that goes away under two alerts is released",
      script: """
        network off
        tap "Change location"
        type "Seoul"
        wait 4s
        """
    ),
    all1(
      "an alert that is closed is released",
      script: "wait 4s",
      check: { session in
        try session.expectReleased(
          showing: "Choose location",
          from: .tap("Change location"),
          to: .tap("Submit")
        )
      }
    ),
    all2(
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
    all2(
      "the first screen offers no way back",
      script: "wait 4s",
      offers: [.tap("Change location")]
    ),
    all3(
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
    all4(
      "unusual texts are shown as they are, and nothing else is hurt",
      data: .weather(
        SampleWeather(),
        SampleWeather("서울, 대한민국", -3, icon: "🌧", summary: "약한 비"),
        SampleWeather("Esc", 1, icon: "\u{1b}[31m", summary: "\u{1b}[31mred"),
        SampleWeather("", 1, summary: "")
      ),
      script: """
        wait 4s
        \(changing(to: "서울"))
        wait 4s
        expect "서울, 대한민국"
        expect "약한 비 - -3℉"
        \(changing(to: "esc"))
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
    all4(
      "an error that is over leaves nothing behind",
      script: """
        network forbidden
        wait 4s
        expect "You don't have permission"
        tap "OK"
        network on
        \(changing(to: "Richmond"))
        wait 4s
        expect "Broken clouds - 76℉"
        refute "You don't have permission"
        """
    ),
  ]
}

extension FeatureData {
  static func weather(_ samples: SampleWeather...) -> FeatureData {
    weather(samples)
  }
}

/// The lines of a script that ask for another place.
func changing(to name: String) -> String {
  """
  tap "Change location"
  type \(name.quotedForScript)
  tap "Submit"
  """
}

extension SampleWeather {
  /// The weather of a place, by default of the one that is looked up first.
  ///
  /// The date is Monday, the 28th of August 2017, at 17:00 UTC.
  init(
    _ name: String = Place.defaultName,
    _ temperature: Double = 75.5,
    icon: String = "c03d",
    summary: String = "Broken clouds",
    at seconds: TimeInterval = 1_503_939_600,
    delay: Duration = .milliseconds(400)
  ) {
    self.init(
      place: Place(name: name, latitude: 38.36, longitude: -78.72),
      delay: delay,
      weather: Weather(
        temperature: temperature,
        date: Date(timeIntervalSince1970: seconds),
        iconCode: icon,
        summary: summary
      )
    )
  }
}
