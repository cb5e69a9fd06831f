import Catalogue
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

  static let weatherOutputs: [Scenario] =
    [
      weather1.whenLoaded(
        "city, date, icon, current and forecast summary are shown",
        shows: [
          "McGaheysville, VA", "Friday, Jan 5", "Clouds",
          "Broken clouds - 24℉", "Summary: Broken clouds",
          "Change location",
        ]
      )
    ] + dates + temperatures + icons

  /// The last second of a Friday in New York, and the next one.
  private static let dates: [Scenario] = [
    ("America/New_York", 1_504_324_799, "Friday, Sep 1"),
    ("America/New_York", 1_504_324_800, "Saturday, Sep 2"),
    ("Asia/Seoul", 1_504_324_799, "Saturday, Sep 2"),
  ].map { zone, seconds, date in
    weather1.whenLoaded(
      "the date is the place's own: \(date) in \(zone)",
      data: .weather(
        SampleWeather(at: seconds, in: TimeZone(identifier: zone) ?? .gmt)
      ),
      script: "expect \"\(date)\""
    )
  }

  private static let temperatures: [Scenario] = [
    (-0.4, "0"), (0.4, "0"), (-0.0, "0"), (-0.5, "-1"), (0.5, "1"),
    (72.5, "73"), (73.5, "74"), (-72.5, "-73"), (72.49, "72"),
    (-58.9, "-59"), (100, "100"), (-150, "-150"),
  ].map { temperature, text in
    weather1.whenLoaded(
      "\(temperature) degrees are shown as \(text)",
      data: .weather(SampleWeather(Place.defaultName, temperature)),
      check: { try $0.expectText("Broken clouds - \(text)℉") }
    )
  }

  private static let icons: [Scenario] = [
    ("c01d", "Clear sky by day"), ("c01n", "Clear sky by night"),
    ("c02d", "Few clouds by day"), ("c02n", "Few clouds by night"),
    ("c04n", "Clouds"), ("r03d", "Rain"), ("s02n", "Snow"), ("a05d", "Fog"),
    ("t01d", "Thunderstorm"), ("z99d", "Weather"), ("", "Weather"),
    ("c01", "Weather"), ("d", "Weather"), ("C01D", "Weather"),
  ].map { code, label in
    weather1.whenLoaded(
      "the icon code \"\(code)\" draws the icon \"\(label)\"",
      data: .weather(SampleWeather(icon: code, summary: "Sky")),
      check: { try $0.expectText(label) }
    )
  }

  static let weatherLoading: [Scenario] = [
    weather2(
      "it looks the default place up, then its weather, all else being blank",
      script: """
        expect "Loading..."
        wait 399ms
        """,
      check: { session in
        try session.expectTexts(["Loading...", "Change location"])
        try session.perform(.wait(.milliseconds(1)))
        try session.expectTexts(["McGaheysville, VA", "Change location"])
      }
    ),
    weather2.whenLoaded(
      "all is blank again while another place is looked up",
      script: """
        expect "Broken clouds - 24℉"
        \(changing(to: "Seoul"))
        """,
      check: { session in
        try session.expectTexts(["Loading...", "Change location"])
        try session.perform(.wait(.milliseconds(600)))
        try session.expectTexts(["Seoul, South Korea", "Change location"])
      }
    ),
    weather7(
      "every output has its first value at once and later every new one",
      script: """
        expect "Loading..."
        wait 800ms
        """,
      check: { session in
        try session.expectTexts([
          "McGaheysville, VA", "Friday, Jan 5", "Clouds",
          "Broken clouds - 24℉", "Summary: Broken clouds", "Change location",
        ])
        try session.changeLocation(to: "Seoul")
        try session.perform(.wait(.seconds(4)))
        try session.expectTexts([
          "Seoul, South Korea", "Friday, Feb 9", "Clear sky by night",
          "Clear sky - 28℉", "Summary: Clear sky", "Change location",
        ])
        try session.changeLocation(to: "Nowhere")
        try session.perform(.wait(.seconds(4)))
        try session.expectTexts(["Not found", "Change location"])
      }
    ),
  ]

  static let weatherFailures: [Scenario] =
    [
      weather3.whenLoaded(
        "a place that is not found says so, without an alert",
        script: """
          \(changing(to: "Atlantis"))
          wait 400ms
          """,
        shows: ["Not found", "Change location"],
        offers: [.tap("Change location")]
      ),
      weather3(
        "the default place can be missing, too",
        data: .weather([]),
        script: "wait 400ms",
        shows: ["Not found", "Change location"]
      ),
      weather4.whenLoaded(
        "a failed weather does not leave that of the place before",
        script: """
          expect "Broken clouds - 24℉"
          \(changing(to: "Seoul"))
          network garbled
          wait 4s
          tap "OK"
          """,
        shows: ["Seoul, South Korea", "Change location"]
      ),
    ]
    + weather4.alertOfEachError("a weather that fails") { condition in
      """
      network \(condition)
      wait 800ms
      expect "McGaheysville, VA"
      """
    }
    + weather4.alertOfEachError("a look-up that fails") { condition in
      """
      wait 4s
      network \(condition)
      \(changing(to: "Seoul"))
      wait 600ms
      expect "Not found"
      """
    }

  /// What the specification asks of all features, as the weather shows it.
  static let weatherAll: [Scenario] = [
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
      "two failures behind a question are two alerts, one after the other",
      script: """
        tap "Change location"
        network off
        wait 4s
        refute "No Network"
        type "Seoul"
        network overloaded
        tap "Submit"
        wait 4s
        expect "No Network"
        tap "OK"
        expect "Server is overloaded"
        tap "OK"
        """,
      shows: ["Not found", "Change location"],
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

extension Session {
  /// Goes through the alert that asks for a place.
  func changeLocation(to name: String) throws {
    try perform(.tap("Change location"))
    try perform(.type(name))
    try perform(.tap("Submit"))
  }
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
    in timeZone: TimeZone = .gmt,
    delay: Duration = .milliseconds(400)
  ) {
    self.init(
      place: Place(name: name, latitude: 38.36, longitude: -78.72),
      delay: delay,
      weather: Weather(
        temperature: temperature,
        date: Date(timeIntervalSince1970: seconds),
        timeZone: timeZone,
        iconCode: icon,
        summary: summary
      )
    )
  }
}
