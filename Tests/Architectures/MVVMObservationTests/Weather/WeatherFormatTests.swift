import Foundation
import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct WeatherFormatTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let viewModel: WeatherViewModel

  init() throws {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.viewDidLoad()
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
    #expect(viewModel.date == date)
  }

  @Test func theDateIsThatOfThePlacesOwnTimeZone() throws {
    var sample = Weather.clouds
    sample.date = try Date("2018-12-31T23:00:00Z", strategy: .iso8601)
    sample.timeZone = try #require(TimeZone(secondsFromGMT: 13 * 3600))
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(viewModel.date == "Tuesday, Jan 1")
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
    #expect(viewModel.currentSummary == "Sun - \(text)")
  }

  @Test(arguments: ["c03d", "t01n", "unheard of", ""])
  func theIconIsTheOneOfTheCode(code: String) throws {
    let sample = Weather.sample(iconCode: code)
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(viewModel.iconCode == code)
  }
}
