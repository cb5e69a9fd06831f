import Models
import Testing

@testable import MVI

/// What is presented is state here, so it is also taken back.
struct WeatherPresentationTests {
  private var state = WeatherState()
  private var commands: [Command<WeatherEffect, WeatherEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test mutating func changingTheLocationAsksForIt() {
    send(.changeLocationButtonTapped)
    #expect(state.isAskingForLocation)
    #expect(commands == [])
  }

  @Test(arguments: ["Richmond, VA", " "])
  mutating func aSubmittedLocationIsNoLongerAskedFor(name: String) {
    send(.changeLocationButtonTapped)
    send(.locationSubmitted(name))
    #expect(!state.isAskingForLocation)
  }

  @Test mutating func aLocationThatIsCancelledChangesNothing() {
    let before = state
    send(.changeLocationButtonTapped)
    send(.locationCancelled)
    #expect(state == before)
    #expect(commands == [])
  }

  @Test mutating func anAlertIsTakenBackWhenItIsClosed() throws {
    send(.placeResponse(.failure(.noNetwork)))
    send(.locationSubmitted("Richmond, VA"))
    send(.placeResponse(.failure(.noNetwork)))
    #expect(state.alerts.due.map(\.message) == ["No Network", "No Network"])
    let first = try #require(state.alerts.due.first)
    let second = try #require(state.alerts.due.last)
    send(.alertClosed(number: first.number))
    #expect(state.alerts.due == [second])
    send(.alertClosed(number: second.number))
    #expect(state.alerts.due == [])
    #expect(commands == [])
  }

  private mutating func send(_ event: WeatherEvent) {
    commands = WeatherReducer().reduce(into: &state, event: event)
  }
}
