import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let view = WeatherViewSpy()
    weak var released: WeatherPresenter?
    do {
      let presenter = makeWeatherPresenter()
      presenter.view = view
      presenter.viewDidLoad()
      #expect(places.asked == ["McGaheysville, VA"])
      released = presenter
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(places.cancelled == ["McGaheysville, VA"])
    #expect(view.city == "Loading...")
    #expect(weather.asked == [])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let view = WeatherViewSpy()
    weak var released: WeatherPresenter?
    do {
      let presenter = makeWeatherPresenter()
      presenter.view = view
      presenter.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      released = presenter
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(weather.cancelled == [.mcGaheysville])
    #expect(view.isBlank)
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var released: WeatherPresenter?
    do {
      let presenter = makeWeatherPresenter()
      presenter.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      released = presenter
    }
    #expect(released == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = makeWeatherPresenter()
    do {
      let view = WeatherViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeWeatherPresenter() -> WeatherPresenter {
    WeatherPresenter(placeService: places, weatherService: weather)
  }
}
