import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let layout: WeatherLayout
    let parts: WeakParts
    do {
      let model = makeWeatherModel()
      let view = WeatherView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      #expect(places.asked == ["McGaheysville, VA"])
      layout = try #require(view.subviews.first as? WeatherLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(layout.cityLabel.text == "Loading...")
    #expect(weather.asked == [])
    #expect(places.cancelled == ["McGaheysville, VA"])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let layout: WeatherLayout
    let parts: WeakParts
    do {
      let model = makeWeatherModel()
      let view = WeatherView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      layout = try #require(view.subviews.first as? WeatherLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(layout.currentSummaryLabel.text == "")
    #expect(weather.cancelled == [.mcGaheysville])
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    let parts: WeakParts
    do {
      let model = makeWeatherModel()
      let view = WeatherView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      try window.press("Change location")
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  // Here a model may outlive its views: it knows them weakly, as dependents.
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let model = makeWeatherModel()
    let parts: WeakParts
    do {
      let view = WeatherView(model: model)
      parts = WeakParts(view, view.controller)
    }
    #expect(parts.held == [])
  }

  private func makeWeatherModel() -> WeatherModel {
    WeatherModel(placeService: places, weatherService: weather)
  }
}
