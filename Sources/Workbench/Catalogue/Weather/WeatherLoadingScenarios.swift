import Models
import Play
import Services

extension Scenario {
  static let weatherOutputs: [Scenario] =
    [
      weather1.whenLoaded(
        "city, date, icon, current and forecast summary are shown",
        shows: [
          "McGaheysville, VA", "Friday, Jan 5", "Clouds",
          "Broken clouds - 24℉", "Summary: Broken clouds",
          "Change location",
        ]
      ),
      weather1.whenLoaded(
        "the date is that of UTC and its day has no leading zero",
        data: .weather(SampleWeather(at: 1_504_310_399)),
        script: #"expect "Friday, Sep 1""#
      ),
      weather1.whenLoaded(
        "one second later it is the next day",
        data: .weather(SampleWeather(at: 1_504_310_400)),
        script: #"expect "Saturday, Sep 2""#
      ),
    ] + temperatures + icons

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
      "it starts by looking the default place up, all else being blank",
      shows: ["Loading...", "Change location"]
    ),
    weather2(
      "the city reads so until the place is found",
      script: """
        wait 399ms
        expect "Loading..."
        wait 1ms
        refute "Loading..."
        expect "McGaheysville, VA"
        """
    ),
    weather2(
      "between the look-up and the weather the city shows alone",
      script: "wait 400ms",
      shows: ["McGaheysville, VA", "Change location"]
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
      weather4(
        "after a failed weather the city stands alone",
        script: """
          network off
          wait 800ms
          tap "OK"
          """,
        shows: ["McGaheysville, VA", "Change location"]
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
      weather4.whenLoaded(
        "after a failed look-up the city reads Not found",
        script: """
          network overloaded
          \(changing(to: "Seoul"))
          wait 4s
          tap "OK"
          """,
        shows: ["Not found", "Change location"]
      ),
      weather4(
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
        shows: ["Not found", "Change location"]
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
}

extension Session {
  /// Goes through the alert that asks for a place.
  func changeLocation(to name: String) throws {
    try perform(.tap("Change location"))
    try perform(.type(name))
    try perform(.tap("Submit"))
  }
}
