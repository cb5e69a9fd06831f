import ConsoleUI
import Foundation
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The view words the weather, so these run through it.
@MainActor
@Suite(.settled)
struct WeatherFormatTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let model: WeatherModel
  private let view: WeatherView
  private let layout: WeatherLayout

  init() throws {
    model = WeatherModel(placeService: places, weatherService: weather)
    view = WeatherView(model: model)
    layout = try #require(view.subviews.first as? WeatherLayout)
    model.findDefaultPlace()
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
  }

  @Test func theCityIsTheNameOfThePlace() {
    #expect(layout.cityLabel.text == "McGaheysville, VA")
  }

  @Test func theSummariesSaySkyAndTemperature() throws {
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(layout.currentSummaryLabel.text == "Broken clouds - 24℉")
    #expect(layout.forecastSummaryLabel.text == "Summary: Broken clouds")
  }

  @Test func aSearchIsCalledLoadingAndBlanksTheOldWeather() throws {
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    model.findPlace(named: "Richmond, VA")
    #expect(layout.cityLabel.text == "Loading...")
    #expect(layout.dateLabel.text == "")
    #expect(layout.iconView.image == nil)
    #expect(layout.currentSummaryLabel.text == "")
    #expect(layout.forecastSummaryLabel.text == "")
  }

  @Test func whatWasNotFoundIsCalledSo() throws {
    model.findPlace(named: "Nowhere")
    try places.answer("Nowhere", with: .success(nil))
    #expect(layout.cityLabel.text == "Not found")
  }

  @Test func twoViewsOfOneModelAgree() throws {
    let views = [view, WeatherView(model: model)]
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    for view in views {
      let label = try layout(of: view).currentSummaryLabel
      #expect(label.text == "Broken clouds - 24℉")
    }
    model.findPlace(named: "Richmond, VA")
    for view in views {
      #expect(try layout(of: view).cityLabel.text == "Loading...")
    }
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
    #expect(layout.dateLabel.text == date)
  }

  @Test(arguments: [
    ("2017-08-28T10:00:00Z", 14, "Tuesday, Aug 29"),
    ("2017-08-28T10:00:00Z", -11, "Sunday, Aug 27"),
  ])
  func theDateIsThatOfThePlacesOwnTimeZone(
    time: String,
    hoursFromUTC: Int,
    date: String
  ) throws {
    var sample = Weather.sample(date: try Date(time, strategy: .iso8601))
    let timeZone = TimeZone(secondsFromGMT: hoursFromUTC * 3600)
    sample.timeZone = try #require(timeZone)
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(layout.dateLabel.text == date)
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
    #expect(layout.currentSummaryLabel.text == "Sun - \(text)")
  }

  @Test(arguments: ["c03d", "t01n", "unheard of", ""])
  func theIconIsTheOneOfTheCode(code: String) throws {
    let sample = Weather.sample(iconCode: code)
    try weather.answer(.mcGaheysville, with: .success(sample))
    #expect(layout.iconView.image == .weatherIcon(code: code))
  }

  private func layout(of view: WeatherView) throws -> WeatherLayout {
    try #require(view.subviews.first as? WeatherLayout)
  }
}
