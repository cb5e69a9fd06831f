import Models
import TestSupport
import Testing

@testable import MVI

/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let store: Store<WorldClockReducer>

  init() {
    store = Store(
      initialState: WorldClockState(),
      reducer: WorldClockReducer(),
      effectHandler: WorldClockEffectHandler(service: clock)
    )
    store.send(.viewDidLoad)
    store.send(.nowButtonTapped)
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    let before = store.state
    try clock.answer(1, with: answer)
    #expect(store.state == before)
    #expect(store.state.timeText == "Loading..")
    #expect(!store.state.canShowYesterday)
    #expect(!store.state.canShowTomorrow)
    #expect(store.state.alerts.due == [])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    try clock.answer(2, with: .success(.monday))
    store.send(.tomorrowButtonTapped)
    let before = store.state
    try clock.answer(1, with: answer)
    #expect(store.state == before)
    #expect(store.state.timeText == "2021-09-28 17:30 UTC")
    #expect(store.state.alerts.due == [])
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(store.state.timeText == "--")
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
