import Models
import TestSupport
import Testing

@testable import MVC

/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let store: WeatherStore
  private let delegate = WeatherStoreDelegateSpy()

  init() {
    store = WeatherStore(placeService: places, weatherService: weather)
    store.delegate = delegate
    store.findPlace(named: "McGaheysville, VA")
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    store.findPlace(named: "Richmond, VA")
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(store.lookUp == .pending)
    #expect(weather.asked == [])
    #expect(delegate.failures == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(store.lookUp == .found(.richmond, nil))
    #expect(weather.asked == [.richmond])
    #expect(delegate.failures == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(store.lookUp == .found(.richmond, .rain))
    #expect(weather.asked == [.richmond])
    #expect(delegate.failures == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.findPlace(named: "Richmond, VA")
    try weather.answer(.mcGaheysville, with: answer)
    #expect(store.lookUp == .pending)
    #expect(delegate.failures == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(store.lookUp == .found(.richmond, nil))
    #expect(delegate.failures == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(store.lookUp == .found(.richmond, .rain))
    #expect(delegate.failures == [])
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
