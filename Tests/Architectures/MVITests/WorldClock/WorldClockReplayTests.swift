import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct WorldClockReplayTests {
  private let clock = HeldWorldClockService()

  @Test func aRecordedRunMakesTheSameStatesAgain() throws {
    var steps: [RecordingReducer<WorldClockReducer>.Step] = []
    let store = Store(
      initialState: WorldClockState(),
      reducer: RecordingReducer(base: WorldClockReducer()) { steps.append($0) },
      effectHandler: WorldClockEffectHandler(service: clock)
    )
    store.send(.viewDidLoad)
    store.send(.yesterdayButtonTapped)
    try clock.answer(1, with: .success(.sunday))
    store.send(.yesterdayButtonTapped)
    store.send(.nowButtonTapped)
    store.send(.nowButtonTapped)
    try clock.answer(3, with: .failure(.noNetwork))
    try clock.answer(2, with: .success(.monday))
    store.send(.alertClosed(number: 1))
    store.send(.tomorrowButtonTapped)
    #expect(steps.count == 9)
    #expect(steps.last?.state == store.state)

    var state = WorldClockState()
    for step in steps {
      let commands = WorldClockReducer().reduce(into: &state, event: step.event)
      #expect(state == step.state)
      #expect(commands == step.commands)
    }
  }
}
