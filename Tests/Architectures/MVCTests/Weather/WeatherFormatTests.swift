import ConsoleUI
import Foundation
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct WeatherFormatTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let screen: WeatherDriver

  init() throws {
    screen = try WeatherDriver(places: places, weather: weather)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
  }

  @Test(arguments: [
    ("2017-08-28T00:00:00Z", "Monday, Aug 28"),
    ("2017-08-28T23:59:59Z", "Monday, Aug 28"),
    ("2018-12-31T12:00:00Z", "Monday, Dec 31"),
    ("2020-02-01T12:00:00Z", "Saturday, Feb 1"),
  ])
  func theDateIsWordedInUTC(time: String, date: String) throws {
    let sample = Weather.sample(date: try Date(time, strategy: .iso8601))
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(screen.layout.dateLabel.text == date)
  }

  @Test(arguments: [
    ("Pacific/Kiritimati", "Tuesday, Aug 29"),
    ("America/New_York", "Monday, Aug 28"),
    ("Pacific/Pago_Pago", "Sunday, Aug 27"),
  ])
  func theDateIsThatOfThePlacesOwnTimeZone(zone: String, date: String) throws {
    let time = try Date("2017-08-28T10:30:00Z", strategy: .iso8601)
    var sample = Weather.sample(date: time)
    sample.timeZone = try #require(TimeZone(identifier: zone))
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(screen.layout.dateLabel.text == date)
  }

  @Test(arguments: [
    (24.4, "24℉"),
    (24.5, "25℉"),
    (0.5, "1℉"),
    (0.4, "0℉"),
    (0.0, "0℉"),
    (-0.0, "0℉"),
    (-0.4, "0℉"),
    (-0.5, "-1℉"),
    (-2.5, "-3℉"),
    (1e20, "100000000000000000000℉"),
    (-1e20, "-100000000000000000000℉"),
  ])
  func theTemperatureIsRounded(temperature: Double, text: String) throws {
    let sample = Weather.sample(temperature: temperature, summary: "Sun")
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(screen.layout.currentSummaryLabel.text == "Sun - \(text)")
  }

  @Test(arguments: ["c03d", "t01n", "unheard of", ""])
  func theIconIsTheOneOfTheCode(code: String) throws {
    let sample = Weather.sample(iconCode: code)
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(screen.layout.iconView.image == .weatherIcon(code: code))
  }
}
