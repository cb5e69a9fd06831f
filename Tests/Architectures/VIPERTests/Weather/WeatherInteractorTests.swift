import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
struct WeatherInteractorTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let output = WeatherOutputSpy()
  private let interactor: WeatherInteractor

  init() {
    interactor = WeatherInteractor(
      placeService: places,
      weatherService: weather
    )
    interactor.output = output
  }

  @Test func aSearchIsToldStepByStep() throws {
    interactor.findDefaultPlace()
    #expect(output.steps == ["started"])
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(output.steps == ["started", "found McGaheysville, VA"])
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(output.steps.count == 3)
    let loaded = try #require(output.weather)
    #expect(loaded.temperature == 24)
    #expect(loaded.date == Weather.clouds.date)
    #expect(loaded.iconCode == "c03d")
    #expect(loaded.summary == "Broken clouds")
  }

  @Test func aPlaceThatDoesNotExistEndsTheSearch() throws {
    interactor.findPlace(named: "Nowhere")
    try places.answer("Nowhere", with: .success(nil))
    #expect(output.steps == ["started", "not found"])
    #expect(weather.asked == [])
  }

  @Test func aFailureIsToldAsASentence() throws {
    interactor.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(output.steps == ["started", "look-up failed: No Network"])
    interactor.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .failure(.overloaded))
    #expect(output.steps.last == "weather failed: Server is overloaded")
  }

  @Test(arguments: ["", " \t\n"])
  func aBlankNameStartsNoSearch(name: String) {
    interactor.findPlace(named: name)
    #expect(output.steps == [])
    #expect(places.asked == [])
  }

  @Test func onlyTheLastSearchHasAnOutcome() throws {
    interactor.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    interactor.findPlace(named: "Nowhere")
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("Nowhere", with: .success(nil))
    #expect(
      output.steps == ["started", "found Richmond, VA", "started", "not found"]
    )
  }
}

/// Keeps what the weather's interactor tells, in its order.
private final class WeatherOutputSpy: WeatherInteractorOutput {
  private(set) var steps: [String] = []
  private(set) var weather: WeatherOutputData?

  func lookUpStarted() {
    steps.append("started")
  }

  func placeFound(named name: String) {
    steps.append("found \(name)")
  }

  func placeNotFound() {
    steps.append("not found")
  }

  func lookUpFailed(message: String) {
    steps.append("look-up failed: \(message)")
  }

  func weatherLoaded(_ weather: WeatherOutputData) {
    steps.append("loaded")
    self.weather = weather
  }

  func weatherFailed(message: String) {
    steps.append("weather failed: \(message)")
  }
}
