import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
struct OwnershipTests {
  private let photos = HeldPhotoService()
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theGreetingIsReleased() throws {
    let parts: WeakParts
    do {
      let model = GreetingModel(person: .wasin)
      let view = GreetingView(model: model)
      let viewController = GreetingViewController(greetingView: view)
      let window = Window(showing: viewController)
      try window.press("Click me")
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let layout: PhotoListLayout
    let parts: WeakParts
    do {
      let model = PhotoListModel(service: photos)
      let view = PhotoListView(model: model)
      let viewController = PhotoListViewController(photoListView: view)
      _ = Window(showing: viewController)
      layout = try #require(view.subviews.first as? PhotoListLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    let parts: WeakParts
    do {
      let model = PhotoListModel(service: photos)
      let view = PhotoListView(model: model)
      let viewController = PhotoListViewController(photoListView: view)
      let window = Window(showing: viewController)
      try photos.answer(1, with: .success([.earthrise]))
      _ = window.makeFrame()
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let layout: WeatherLayout
    let parts: WeakParts
    do {
      let model = makeWeatherModel()
      let view = WeatherView(model: model)
      let viewController = WeatherViewController(weatherView: view)
      _ = Window(showing: viewController)
      layout = try #require(view.subviews.first as? WeatherLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(layout.cityLabel.text == "Loading...")
    #expect(weather.asked == [])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let layout: WeatherLayout
    let parts: WeakParts
    do {
      let model = makeWeatherModel()
      let view = WeatherView(model: model)
      let viewController = WeatherViewController(weatherView: view)
      _ = Window(showing: viewController)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      layout = try #require(view.subviews.first as? WeatherLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(layout.currentSummaryLabel.text == "")
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    let parts: WeakParts
    do {
      let model = makeWeatherModel()
      let view = WeatherView(model: model)
      let viewController = WeatherViewController(weatherView: view)
      let window = Window(showing: viewController)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      try window.press("Change location")
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  private func makeWeatherModel() -> WeatherModel {
    WeatherModel(placeService: places, weatherService: weather)
  }
}
