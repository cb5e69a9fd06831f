import Foundation
import Models
import TestSupport
import Testing

@testable import MVI

struct WeatherFormatTests {
  private var state = WeatherState()

  init() {
    send(.viewDidLoad)
    send(.placeResponse(.success(.mcGaheysville)))
  }

  @Test(arguments: [
    ("2017-08-28T00:00:00Z", "Monday, Aug 28"),
    ("2017-08-28T23:59:59Z", "Monday, Aug 28"),
    ("2018-12-31T12:00:00Z", "Monday, Dec 31"),
    ("2020-02-01T12:00:00Z", "Saturday, Feb 1"),
  ])
  mutating func theDateIsWordedInUTC(time: String, date: String) throws {
    let sample = Weather.sample(date: try Date(time, strategy: .iso8601))
    send(.weatherResponse(.success(sample)))
    #expect(state.report?.date == date)
  }

  @Test(arguments: [
    (14, "Tuesday, Aug 29"), (-11, "Monday, Aug 28"), (-13, "Sunday, Aug 27"),
  ])
  mutating func theDateIsThatOfThePlacesOwnTimeZone(
    hoursFromGMT: Int,
    date: String
  ) throws {
    let noon = try Date("2017-08-28T12:00:00Z", strategy: .iso8601)
    var sample = Weather.sample(date: noon)
    let zone = TimeZone(secondsFromGMT: hoursFromGMT * 3600)
    sample.timeZone = try #require(zone)
    send(.weatherResponse(.success(sample)))
    #expect(state.report?.date == date)
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
  mutating func theTemperatureIsRounded(temperature: Double, text: String) {
    let sample = Weather.sample(temperature: temperature, summary: "Sun")
    send(.weatherResponse(.success(sample)))
    #expect(state.report?.currentSummary == "Sun - \(text)")
  }

  @Test(arguments: ["c03d", "t01n", "unheard of", ""])
  mutating func theIconIsTheOneOfTheCode(code: String) {
    let sample = Weather.sample(iconCode: code)
    send(.weatherResponse(.success(sample)))
    #expect(state.report?.iconCode == code)
  }

  private mutating func send(_ event: WeatherEvent) {
    _ = WeatherReducer().reduce(into: &state, event: event)
  }
}
