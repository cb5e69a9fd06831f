import Models
import TestSupport
import Testing

@testable import MVI

/// The time is asked for again while the first answer is still on its way.
struct WorldClockOrderTests {
  private var state = WorldClockState()
  private var effects: [WorldClockEffect] = []

  init() {
    send(.viewDidLoad)
  }

  @Test(arguments: answers)
  mutating func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) {
    send(.nowButtonTapped)
    let before = state
    send(.timeResponse(answer, load: 1))
    #expect(state == before)
    #expect(effects == [])
    #expect(state.timeText == "Loading..")
    #expect(!state.canShowYesterday)
    #expect(!state.canShowTomorrow)
    #expect(state.alerts.due == [])
  }

  @Test(arguments: answers)
  mutating func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) {
    send(.nowButtonTapped)
    send(.timeResponse(.success(.monday), load: 2))
    send(.tomorrowButtonTapped)
    let before = state
    send(.timeResponse(answer, load: 1))
    #expect(state == before)
    #expect(effects == [])
    #expect(state.timeText == "2021-09-28 17:30 UTC")
    #expect(state.alerts.due == [])
  }

  @Test mutating func anOverruledTimeIsNotShownAfterAFailure() {
    send(.nowButtonTapped)
    send(.timeResponse(.success(.sunday), load: 1))
    send(.timeResponse(.failure(.noNetwork), load: 2))
    #expect(state.timeText == "--")
  }

  private mutating func send(_ event: WorldClockEvent) {
    effects = WorldClockReducer().reduce(into: &state, event: event)
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
