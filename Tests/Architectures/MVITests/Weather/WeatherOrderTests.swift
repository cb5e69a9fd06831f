import Models
import TestSupport
import Testing

@testable import MVI

/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let store: Store<WeatherReducer>

  init() {
    store = Store(
      initialState: WeatherState(),
      reducer: WeatherReducer(),
      effectHandler: WeatherEffectHandler(
        placeService: places,
        weatherService: weather
      )
    )
    store.send(.viewDidLoad)
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    store.send(.locationSubmitted("Richmond, VA"))
    try expectNothingChanges {
      try places.answer("McGaheysville, VA", with: lookUp)
    }
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    store.send(.locationSubmitted("Richmond, VA"))
    try places.answer("Richmond, VA", with: .success(.richmond))
    try expectNothingChanges {
      try places.answer("McGaheysville, VA", with: lookUp)
    }
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    store.send(.locationSubmitted("Richmond, VA"))
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try expectNothingChanges {
      try places.answer("McGaheysville, VA", with: lookUp)
    }
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.send(.locationSubmitted("Richmond, VA"))
    try expectNothingChanges {
      try weather.answer(.mcGaheysville, with: answer)
    }
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.send(.locationSubmitted("Richmond, VA"))
    try places.answer("Richmond, VA", with: .success(.richmond))
    try expectNothingChanges {
      try weather.answer(.mcGaheysville, with: answer)
    }
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.send(.locationSubmitted("Richmond, VA"))
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try expectNothingChanges {
      try weather.answer(.mcGaheysville, with: answer)
    }
  }

  @Test(arguments: weathers)
  func weatherWithoutAPlaceIsDropped(
    answer: Result<Weather, ServiceError>
  ) {
    expectNothingChanges { store.send(.weatherResponse(answer)) }
  }

  private func expectNothingChanges(
    by action: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let state = store.state
    let asked = weather.asked
    try action()
    #expect(store.state == state, sourceLocation: sourceLocation)
    #expect(weather.asked == asked, sourceLocation: sourceLocation)
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
