import Models
import TestSupport
import Testing

@testable import MVP

/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let view = WeatherViewSpy()
  private let presenter: WeatherPresenter

  init() {
    presenter = WeatherPresenter(placeService: places, weatherService: weather)
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    presenter.locationSubmitted("Richmond, VA")
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(view.city == "Loading...")
    #expect(weather.asked == [])
    #expect(view.alerts == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    presenter.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(view.city == "Richmond, VA")
    #expect(weather.asked == [.richmond])
    #expect(view.alerts == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    presenter.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(view.city == "Richmond, VA")
    #expect(view.currentSummary == "Light rain - 51℉")
    #expect(weather.asked == [.richmond])
    #expect(view.alerts == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    presenter.locationSubmitted("Richmond, VA")
    try weather.answer(.mcGaheysville, with: answer)
    #expect(view.city == "Loading...")
    #expect(view.isBlank)
    #expect(view.alerts == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    presenter.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(view.city == "Richmond, VA")
    #expect(view.isBlank)
    #expect(view.alerts == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    presenter.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(view.city == "Richmond, VA")
    #expect(view.currentSummary == "Light rain - 51℉")
    #expect(view.alerts == [])
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
