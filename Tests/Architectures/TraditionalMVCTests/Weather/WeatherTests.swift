import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct WeatherTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let model: WeatherModel
  private let dependent: WeatherDependentSpy

  init() {
    model = WeatherModel(placeService: places, weatherService: weather)
    dependent = WeatherDependentSpy(model: model)
    model.findDefaultPlace()
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let places = HeldPlaceService()
    let model = WeatherModel(placeService: places, weatherService: weather)
    #expect(places.asked == [])
    #expect(model.placeSearch == nil)
    #expect(model.weather == nil)
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(weather.asked == [])
    #expect(dependent.placeSearch == .running)
    #expect(dependent.weather == nil)
  }

  @Test func theCityShowsBeforeItsWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [.mcGaheysville])
    #expect(dependent.placeSearch == .found(.mcGaheysville))
    #expect(dependent.weather == nil)
  }

  @Test func theWeatherShowsWhenItIsKnown() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(dependent.placeSearch == .found(.mcGaheysville))
    #expect(dependent.weather == .clouds)
    #expect(dependent.failures == [])
  }

  @Test func aPlaceThatIsNotFoundIsCalledSo() throws {
    try places.answer("McGaheysville, VA", with: .success(nil))
    #expect(weather.asked == [])
    #expect(dependent.placeSearch == .notFound)
    #expect(dependent.weather == nil)
    #expect(dependent.failures == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLookUpSaysWhy(error: ServiceError, message: String) throws {
    try places.answer("McGaheysville, VA", with: .failure(error))
    #expect(weather.asked == [])
    #expect(dependent.placeSearch == .failed)
    #expect(dependent.weather == nil)
    #expect(dependent.failures == [error])
    #expect(error.message == message)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func failedWeatherSaysWhy(error: ServiceError, message: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .failure(error))
    #expect(dependent.placeSearch == .found(.mcGaheysville))
    #expect(dependent.weather == nil)
    #expect(dependent.failures == [error])
    #expect(error.message == message)
  }

  @Test func aNewLocationIsLookedUpAndBlanksTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    model.findPlace(named: "Richmond, VA")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(dependent.placeSearch == .running)
    #expect(dependent.weather == nil)
  }

  @Test func theWeatherOfANewLocationShows() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    model.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(dependent.placeSearch == .found(.richmond))
    #expect(dependent.weather == .rain)
  }

  @Test(arguments: ["", " ", "\t\n"])
  func aBlankLocationChangesNothing(name: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    model.findPlace(named: name)
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(dependent.placeSearch == .found(.mcGaheysville))
    #expect(dependent.weather == .clouds)
  }
}
