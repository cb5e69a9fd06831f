import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
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
    interactor.loadWeatherOfDefaultPlace()
    #expect(output.steps == [.lookUpStarted])
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(output.steps.last == .placeFound("McGaheysville, VA"))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(
      output.steps == [
        .lookUpStarted, .placeFound("McGaheysville, VA"),
        .weatherLoaded(.clouds),
      ]
    )
  }

  @Test func aPlaceThatDoesNotExistEndsTheSearch() throws {
    interactor.loadWeather(ofPlaceNamed: "Nowhere")
    try places.answer("Nowhere", with: .success(nil))
    #expect(output.steps == [.lookUpStarted, .placeNotFound])
    #expect(weather.asked == [])
  }

  @Test func aFailureIsToldAsASentence() throws {
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(output.steps == [.lookUpStarted, .lookUpFailed("No Network")])
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .failure(.overloaded))
    #expect(output.steps.last == .weatherFailed("Server is overloaded"))
  }

  @Test(arguments: ["", " \t\n"])
  func aBlankNameStartsNoSearch(name: String) {
    interactor.loadWeather(ofPlaceNamed: name)
    #expect(output.steps == [])
    #expect(places.asked == [])
  }
}
