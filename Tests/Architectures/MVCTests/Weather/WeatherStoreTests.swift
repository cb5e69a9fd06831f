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

  init() {
    store = WeatherStore(placeService: places, weatherService: weather)
  }

  @Test func aPlaceIsKeptAndThenItsWeather() async throws {
    let search = findPlace(named: "Richmond, VA")
    #expect(store.place == nil)
    try places.answer("Richmond, VA", with: .success(.richmond))
    #expect(store.place == .richmond)
    #expect(store.weather == nil)
    try weather.answer(.richmond, with: .success(.rain))
    #expect(store.place == .richmond)
    #expect(store.weather == .rain)
    try await search.value
  }

  @Test func aPlaceThatDoesNotExistIsNoFailure() async throws {
    let search = findPlace(named: "Nowhere")
    try places.answer("Nowhere", with: .success(nil))
    #expect(store.place == nil)
    #expect(weather.asked == [])
    try await search.value
  }

  @Test func aFailedLookUpTellsWhyOnceAndFindsNoPlace() async throws {
    let search = findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(store.place == nil)
    #expect(weather.asked == [])
    await #expect(throws: ServiceError.noNetwork) { try await search.value }
  }

  @Test func failedWeatherTellsWhyOnceAndKeepsThePlace() async throws {
    let search = findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .failure(.noNetwork))
    #expect(store.place == .richmond)
    #expect(store.weather == nil)
    await #expect(throws: ServiceError.noNetwork) { try await search.value }
  }

  @Test func aNewSearchForgetsWhatWasFound() throws {
    findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    findPlace(named: "McGaheysville, VA")
    #expect(places.asked == ["Richmond, VA", "McGaheysville, VA"])
    #expect(store.place == nil)
    #expect(store.weather == nil)
  }

  /// Asks for a place in a task, as the controller does.
  @discardableResult
  private func findPlace(named name: String) -> Task<Void, any Error> {
    Task { try await store.findPlace(named: name) }
  }
}
