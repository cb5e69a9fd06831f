import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let model: WeatherModel
  private let dependent: WeatherDependentSpy

  init() {
    model = WeatherModel(placeService: places, weatherService: weather)
    dependent = WeatherDependentSpy(model: model)
    model.findDefaultPlace()
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    model.findPlace(named: "Richmond, VA")
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(dependent.placeSearch == .running)
    #expect(weather.asked == [])
    #expect(dependent.failures == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    model.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(dependent.placeSearch == .found(.richmond))
    #expect(weather.asked == [.richmond])
    #expect(dependent.failures == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    model.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(dependent.placeSearch == .found(.richmond))
    #expect(dependent.weather == .rain)
    #expect(weather.asked == [.richmond])
    #expect(dependent.failures == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    model.findPlace(named: "Richmond, VA")
    try weather.answer(.mcGaheysville, with: answer)
    #expect(dependent.placeSearch == .running)
    #expect(dependent.weather == nil)
    #expect(dependent.failures == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    model.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(dependent.placeSearch == .found(.richmond))
    #expect(dependent.weather == nil)
    #expect(dependent.failures == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    model.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(dependent.placeSearch == .found(.richmond))
    #expect(dependent.weather == .rain)
    #expect(dependent.failures == [])
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
