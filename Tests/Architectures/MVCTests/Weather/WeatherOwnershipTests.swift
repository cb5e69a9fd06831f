import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let layout: WeatherLayout
    weak var released: ViewController?
    do {
      let viewController = makeWeather()
      let window = Window(showing: viewController)
      #expect(places.asked == ["McGaheysville, VA"])
      window.layoutIfNeeded()
      layout = try #require(viewController.view as? WeatherLayout)
      released = viewController
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(layout.cityLabel.text == "Loading...")
    #expect(weather.asked == [])
    #expect(places.cancelled == ["McGaheysville, VA"])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let layout: WeatherLayout
    weak var released: ViewController?
    do {
      let viewController = makeWeather()
      let window = Window(showing: viewController)
      layout = try #require(viewController.view as? WeatherLayout)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      window.layoutIfNeeded()
      released = viewController
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(layout.currentSummaryLabel.text == "")
    #expect(weather.cancelled == [.mcGaheysville])
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var released: ViewController?
    do {
      let viewController = makeWeather()
      let window = Window(showing: viewController)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      try window.press("Change location")
      released = viewController
    }
    #expect(released == nil)
  }

  private func makeWeather() -> ViewController {
    makeWeatherScreen(placeService: places, weatherService: weather)
  }
}
