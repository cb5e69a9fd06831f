import Models
import Services
import WorkbenchKit

extension Scenario {
  static let weatherOutputs: [Scenario] =
    [
      Scenario(
        "weather 1",
        "city, date, icon, current and forecast summary are shown",
        script: "wait 4s",
        check: {
          try $0.expectTexts([
            "McGaheysville, VA", "Friday, Jan 5", "Clouds",
            "Broken clouds - 24℉", "Summary: Broken clouds",
            "Change location",
          ])
        }
      ),
      Scenario(
        "weather 1",
        "the date is that of UTC and its day has no leading zero",
        data: .weather(SampleWeather(at: 1_504_310_399)),
        script: """
          wait 4s
          expect "Friday, Sep 1"
          """
      ),
      Scenario(
        "weather 1",
        "one second later it is the next day",
        data: .weather(SampleWeather(at: 1_504_310_400)),
        script: """
          wait 4s
          expect "Saturday, Sep 2"
          """
      ),
    ] + temperatures + icons

  private static let temperatures: [Scenario] = [
    (-0.4, "0"), (0.4, "0"), (-0.0, "0"), (-0.5, "-1"), (0.5, "1"),
    (72.5, "73"), (73.5, "74"), (-72.5, "-73"), (72.49, "72"),
    (-58.9, "-59"), (100, "100"), (-150, "-150"),
  ].map { temperature, text in
    Scenario(
      "weather 1",
      "\(temperature) degrees are shown as \(text)",
      data: .weather(SampleWeather(Place.defaultName, temperature)),
      script: "wait 4s",
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
    Scenario(
      "weather 1",
      "the icon code \"\(code)\" draws the icon \"\(label)\"",
      data: .weather(SampleWeather(icon: code, summary: "Sky")),
      script: "wait 4s",
      check: { try $0.expectText(label) }
    )
  }
}
