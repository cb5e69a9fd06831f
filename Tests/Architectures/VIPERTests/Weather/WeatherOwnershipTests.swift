import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let view = WeatherViewSpy()
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather()
      presenter.view = view
      presenter.updateView()
      #expect(places.asked == ["McGaheysville, VA"])
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(places.cancelled == ["McGaheysville, VA"])
    #expect(view.city == "Loading...")
    #expect(weather.asked == [])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let view = WeatherViewSpy()
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather()
      presenter.view = view
      presenter.updateView()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(weather.cancelled == [.mcGaheysville])
    #expect(view.isBlank)
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather()
      presenter.updateView()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let (presenter, _) = makeWeather()
    do {
      let view = WeatherViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeWeather() -> (WeatherPresenter, WeatherInteractor) {
    let interactor = WeatherInteractor(
      placeService: places,
      weatherService: weather
    )
    let presenter = WeatherPresenter(
      interactor: interactor,
      router: WeatherRouterSpy()
    )
    interactor.output = presenter
    return (presenter, interactor)
  }
}
