import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct WeatherStoreTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let store: WeatherStore
  private let delegate = WeatherStoreDelegateSpy()

  init() {
    store = WeatherStore(placeService: places, weatherService: weather)
    store.delegate = delegate
  }

  @Test func aPlaceIsKeptAndThenItsWeather() throws {
    store.findPlace(named: "Richmond, VA")
    #expect(store.lookUp == .pending)
    try places.answer("Richmond, VA", with: .success(.richmond))
    #expect(store.lookUp == .found(.richmond, nil))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(store.lookUp == .found(.richmond, .rain))
    #expect(delegate.failures == [])
  }

  @Test func aPlaceThatDoesNotExistIsNoFailure() throws {
    store.findPlace(named: "Nowhere")
    try places.answer("Nowhere", with: .success(nil))
    #expect(store.lookUp == .notFound)
    #expect(weather.asked == [])
    #expect(delegate.failures == [])
  }

  @Test func aFailedLookUpTellsWhyOnceAndFindsNoPlace() throws {
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(store.lookUp == .failed)
    #expect(weather.asked == [])
    #expect(delegate.failures == [.noNetwork])
  }

  @Test func failedWeatherTellsWhyOnceAndKeepsThePlace() throws {
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .failure(.noNetwork))
    #expect(store.lookUp == .found(.richmond, nil))
    #expect(delegate.failures == [.noNetwork])
  }

  @Test func aNewSearchForgetsWhatWasFound() throws {
    store.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    store.findPlace(named: "McGaheysville, VA")
    #expect(store.lookUp == .pending)
  }

  @Test func aLookUpThatANewerOneReplacesIsCancelled() throws {
    store.findPlace(named: "McGaheysville, VA")
    store.findPlace(named: "Richmond, VA")
    try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    #expect(places.cancelled == ["McGaheysville, VA"])
    #expect(delegate.failures == [])
  }

  @Test func weatherThatANewerLookUpReplacesIsCancelled() throws {
    store.findPlace(named: "McGaheysville, VA")
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.findPlace(named: "Richmond, VA")
    try weather.answer(.mcGaheysville, with: .failure(.noNetwork))
    #expect(weather.cancelled == [.mcGaheysville])
    #expect(delegate.failures == [])
  }

  @Test func theDelegateIsNotHeld() {
    weak var released: WeatherStoreDelegateSpy?
    do {
      let delegate = WeatherStoreDelegateSpy()
      store.delegate = delegate
      released = delegate
    }
    #expect(released == nil)
  }

  @Test func aStoreThatIsReleasedCancelsItsSearch() throws {
    do {
      let store = WeatherStore(placeService: places, weatherService: weather)
      store.findPlace(named: "Richmond, VA")
      #expect(places.asked == ["Richmond, VA"])
    }
    try places.answer("Richmond, VA", with: .success(.richmond))
    #expect(places.cancelled == ["Richmond, VA"])
    #expect(weather.asked == [])
  }
}
