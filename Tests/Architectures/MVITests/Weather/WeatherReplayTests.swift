import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct WeatherReplayTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func aRecordedRunMakesTheSameStatesAgain() throws {
    var steps: [RecordingReducer<WeatherReducer>.Step] = []
    let store = Store(
      initialState: WeatherState(),
      reducer: RecordingReducer(base: WeatherReducer()) { steps.append($0) },
      effectHandler: WeatherEffectHandler(
        placeService: places,
        weatherService: weather
      )
    )
    store.send(.viewDidLoad)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    store.send(.changeLocationButtonTapped)
    store.send(.locationSubmitted("Richmond, VA"))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    store.send(.changeLocationButtonTapped)
    store.send(.locationSubmitted("Nowhere"))
    try places.answer("Nowhere", with: .failure(.noNetwork))
    store.send(.alertClosed(number: 1))
    #expect(steps.count == 10)
    #expect(steps.last?.state == store.state)

    var state = WeatherState()
    for step in steps {
      let commands = WeatherReducer().reduce(into: &state, event: step.event)
      #expect(state == step.state)
      #expect(commands == step.commands)
    }
  }
}
