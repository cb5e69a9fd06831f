import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let spy = StateSpy<WorldClockState>()
    weak var released: Store<WorldClockReducer>?
    do {
      let store = makeStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      #expect(clock.asked == [1])
      released = store
    }
    #expect(released == nil)
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(clock.cancelled == [1])
    #expect(spy.states.map(\.timeText) == ["--", "Loading.."])
  }

  @Test func theClockIsReleasedAfterItsAnswer() throws {
    weak var released: Store<WorldClockReducer>?
    do {
      let store = makeStore()
      store.send(.viewDidLoad)
      try clock.answer(1, with: .success(.sunday))
      released = store
    }
    #expect(released == nil)
  }

  private func makeStore() -> Store<WorldClockReducer> {
    Store(
      initialState: WorldClockState(),
      reducer: WorldClockReducer(),
      effectHandler: WorldClockEffectHandler(service: clock)
    )
  }
}
