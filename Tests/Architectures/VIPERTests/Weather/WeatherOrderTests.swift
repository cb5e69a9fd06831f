import Models
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone orders the answers, so no presenter is needed.
///
/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
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
    interactor.loadWeatherOfDefaultPlace()
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(output.steps == [.lookUpStarted, .lookUpStarted])
    #expect(weather.asked == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(
      output.steps == [
        .lookUpStarted, .lookUpStarted, .placeFound("Richmond, VA"),
      ]
    )
    #expect(weather.asked == [.richmond])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(
      output.steps == [
        .lookUpStarted, .lookUpStarted, .placeFound("Richmond, VA"),
        .weatherLoaded(.rain),
      ]
    )
    #expect(weather.asked == [.richmond])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try weather.answer(.mcGaheysville, with: answer)
    #expect(
      output.steps == [
        .lookUpStarted, .placeFound("McGaheysville, VA"), .lookUpStarted,
      ]
    )
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(
      output.steps == [
        .lookUpStarted, .placeFound("McGaheysville, VA"), .lookUpStarted,
        .placeFound("Richmond, VA"),
      ]
    )
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    interactor.loadWeather(ofPlaceNamed: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(
      output.steps == [
        .lookUpStarted, .placeFound("McGaheysville, VA"), .lookUpStarted,
        .placeFound("Richmond, VA"), .weatherLoaded(.rain),
      ]
    )
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
