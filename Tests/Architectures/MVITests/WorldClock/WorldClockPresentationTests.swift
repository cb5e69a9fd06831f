import Models
import TestSupport
import Testing

@testable import MVI

/// What is presented is state here, so it is also taken back.
struct WorldClockPresentationTests {
  private var state = WorldClockState()
  private var commands: [Command<WorldClockEffect, WorldClockEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test mutating func anAlertIsTakenBackWhenItIsClosed() throws {
    send(.timeResponse(.failure(.noNetwork)))
    send(.nowButtonTapped)
    send(.timeResponse(.failure(.noNetwork)))
    #expect(state.alerts.due.map(\.message) == ["No Network", "No Network"])
    let first = try #require(state.alerts.due.first)
    let second = try #require(state.alerts.due.last)
    send(.alertClosed(number: first.number))
    #expect(state.alerts.due == [second])
    send(.alertClosed(number: second.number))
    #expect(state.alerts.due == [])
    #expect(commands == [])
  }

  private mutating func send(_ event: WorldClockEvent) {
    commands = WorldClockReducer().reduce(into: &state, event: event)
  }
}
