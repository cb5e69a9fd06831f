import Models
import TestSupport
import Testing

@testable import MVI

/// Richmond is asked for while McGaheysville is still on its way.
struct WeatherOrderTests {
  private var state = WeatherState()
  private var effects: [WeatherEffect] = []

  init() {
    send(.viewDidLoad)
  }

  @Test(arguments: lookUps)
  mutating func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) {
    send(.locationSubmitted("Richmond, VA"))
    let before = state
    send(.placeResponse(lookUp, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  @Test(arguments: lookUps)
  mutating func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) {
    send(.locationSubmitted("Richmond, VA"))
    send(.placeResponse(.success(.richmond), search: 2))
    let before = state
    send(.placeResponse(lookUp, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  @Test(arguments: lookUps)
  mutating func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) {
    send(.locationSubmitted("Richmond, VA"))
    send(.placeResponse(.success(.richmond), search: 2))
    send(.weatherResponse(.success(.rain), search: 2))
    let before = state
    send(.placeResponse(lookUp, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  @Test(arguments: weathers)
  mutating func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) {
    send(.placeResponse(.success(.mcGaheysville), search: 1))
    send(.locationSubmitted("Richmond, VA"))
    let before = state
    send(.weatherResponse(answer, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  @Test(arguments: weathers)
  mutating func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) {
    send(.placeResponse(.success(.mcGaheysville), search: 1))
    send(.locationSubmitted("Richmond, VA"))
    send(.placeResponse(.success(.richmond), search: 2))
    let before = state
    send(.weatherResponse(answer, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  @Test(arguments: weathers)
  mutating func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) {
    send(.placeResponse(.success(.mcGaheysville), search: 1))
    send(.locationSubmitted("Richmond, VA"))
    send(.placeResponse(.success(.richmond), search: 2))
    send(.weatherResponse(.success(.rain), search: 2))
    let before = state
    send(.weatherResponse(answer, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  @Test(arguments: weathers)
  mutating func weatherWithoutAPlaceIsDropped(
    answer: Result<Weather, ServiceError>
  ) {
    let before = state
    send(.weatherResponse(answer, search: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  private mutating func send(_ event: WeatherEvent) {
    effects = WeatherReducer().reduce(into: &state, event: event)
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
