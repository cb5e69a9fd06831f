import Testing

@testable import MVI

@MainActor
struct StoreTests {
  private let spy = StateSpy<Sum>()
  private let handler = HeldEffects()
  private let store: Store<Adder>

  init() {
    store = Store(
      initialState: Sum(),
      reducer: Adder(),
      effectHandler: handler
    )
  }

  @Test func anObserverRendersTheStateAtOnce() {
    store.send(.add(2))
    store.addObserver(spy)
    #expect(spy.states == [Sum(2)])
    #expect(spy.previous == [nil])
  }

  @Test func allObserversRenderEachChange() {
    let other = StateSpy<Sum>()
    store.addObserver(spy)
    store.addObserver(other)
    store.send(.add(2))
    store.send(.add(3))
    #expect(spy.states == [Sum(), Sum(2), Sum(5)])
    #expect(spy.previous == [nil, Sum(), Sum(2)])
    #expect(other.states == spy.states)
  }

  @Test func aStateThatStaysIsNotRenderedAgain() {
    store.addObserver(spy)
    store.send(.add(0))
    #expect(spy.states == [Sum()])
  }

  @Test func anObserverIsNotKept() {
    weak var released: StateSpy<Sum>?
    do {
      let spy = StateSpy<Sum>()
      store.addObserver(spy)
      released = spy
    }
    #expect(released == nil)
    store.addObserver(spy)
    store.send(.add(2))
    #expect(spy.states == [Sum(), Sum(2)])
  }

  @Test func effectsAreHandledAfterTheStateIsRendered() {
    store.addObserver(spy)
    spy.whenRendering = { [handler] in #expect(handler.held.isEmpty) }
    store.send(.ask([1, 2]))
    #expect(spy.states == [Sum(), Sum(0, asked: 2)])
    #expect(handler.held == [1, 2])
  }

  @Test func anEventThatComesWhileTheStoreIsAtWorkWaits() {
    store.addObserver(spy)
    spy.whenRendering = { [spy, store] in
      spy.whenRendering = nil
      store.send(.add(10))
      #expect(store.state == Sum(0, asked: 1))
    }
    store.send(.ask([1]))
    #expect(spy.states == [Sum(), Sum(0, asked: 1), Sum(10, asked: 1)])
  }

  @Test func anAnswerGivenInsideTheCallWaits() {
    handler.answersAtOnce = true
    store.addObserver(spy)
    store.send(.ask([5, 7]))
    #expect(
      spy.states == [
        Sum(), Sum(0, asked: 2), Sum(5, asked: 2), Sum(12, asked: 2),
      ]
    )
  }

  @Test func anAnswerThatComesAfterTheStoreHasGoneIsDropped() {
    weak var released: Store<Adder>?
    do {
      let store = Store(
        initialState: Sum(),
        reducer: Adder(),
        effectHandler: handler
      )
      store.addObserver(spy)
      store.send(.ask([1]))
      released = store
    }
    #expect(released == nil)
    handler.answers.forEach { $0(.add(1)) }
    #expect(spy.states == [Sum(), Sum(0, asked: 1)])
  }
}
