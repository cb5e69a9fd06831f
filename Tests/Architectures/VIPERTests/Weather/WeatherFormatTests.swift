import Foundation
import Testing

@testable import VIPER

/// The presenter alone words the weather, so no interactor is needed.
@MainActor
struct WeatherFormatTests {
  private let view = WeatherViewSpy()
  private let presenter: WeatherPresenter

  init() {
    presenter = WeatherPresenter(
      interactor: WeatherInteractorSpy(),
      router: WeatherRouterSpy()
    )
    presenter.view = view
  }

  @Test(arguments: [
    ("2017-08-28T00:00:00Z", "Monday, Aug 28"),
    ("2017-08-28T23:59:59Z", "Monday, Aug 28"),
    ("2018-12-31T12:00:00Z", "Monday, Dec 31"),
    ("2020-02-01T12:00:00Z", "Saturday, Feb 1"),
  ])
  func theDateIsWordedInUTC(time: String, date: String) throws {
    presenter.weatherLoaded(
      .sample(date: try Date(time, strategy: .iso8601))
    )
    #expect(view.date == date)
  }

  @Test(arguments: [
    (14, "2017-08-28T09:59:59Z", "Monday, Aug 28"),
    (14, "2017-08-28T10:00:00Z", "Tuesday, Aug 29"),
    (-11, "2017-08-28T10:59:59Z", "Sunday, Aug 27"),
    (-11, "2017-08-28T11:00:00Z", "Monday, Aug 28"),
  ])
  func theDateIsThatOfThePlacesOwnTimeZone(
    hours: Int,
    time: String,
    date: String
  ) throws {
    let timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    presenter.weatherLoaded(
      .sample(date: try Date(time, strategy: .iso8601), timeZone: timeZone)
    )
    #expect(view.date == date)
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
  func theTemperatureIsRounded(temperature: Double, text: String) {
    presenter.weatherLoaded(
      .sample(temperature: temperature, summary: "Sun")
    )
    #expect(view.currentSummary == "Sun - \(text)")
  }

  @Test(arguments: ["c03d", "t01n", "unheard of", ""])
  func theIconIsTheOneOfTheCode(code: String) {
    presenter.weatherLoaded(.sample(iconCode: code))
    #expect(view.iconCode == code)
  }
}
