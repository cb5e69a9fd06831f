import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct WorldClockStoreTests {
  private let clock = HeldWorldClockService()
  private let store: WorldClockStore
  private let observer = Observer()

  init() {
    store = WorldClockStore(service: clock)
    store.addObserver(observer)
  }

  @Test func aLoadTellsWhenItBeginsAndEnds() throws {
    store.load()
    #expect(store.isLoading)
    #expect(observer.changes == 1)
    try clock.answer(1, with: .success(.sunday))
    #expect(!store.isLoading)
    #expect(store.time == .sunday)
    #expect(observer.changes == 2)
    #expect(observer.failures == [])
  }

  @Test func aFailedLoadTellsWhyAndKeepsTheTime() throws {
    store.load()
    try clock.answer(1, with: .success(.sunday))
    store.load()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(!store.isLoading)
    #expect(store.time == .sunday)
    #expect(observer.failures == [.noNetwork])
  }

  @Test func eachObserverIsToldOfAMove() throws {
    let other = Observer()
    store.addObserver(other)
    store.load()
    try clock.answer(1, with: .success(.sunday))
    store.goToTomorrow()
    #expect(store.time == WorldTime.sunday.dayLater)
    #expect(observer.changes == 3)
    #expect(other.changes == 3)
  }

  @Test func anObserverIsNotHeld() {
    weak var released: Observer?
    do {
      let observer = Observer()
      store.addObserver(observer)
      released = observer
    }
    #expect(released == nil)
  }

  @Test func aStoreThatIsReleasedCancelsItsLoad() throws {
    do {
      let store = WorldClockStore(service: clock)
      store.load()
      #expect(clock.asked == [1])
    }
    try clock.answer(1, with: .success(.sunday))
    #expect(clock.cancelled == [1])
  }
}

/// Keeps what it is told.
private final class Observer: WorldClockStoreObserver {
  private(set) var changes = 0
  private(set) var failures: [ServiceError] = []

  func worldClockStoreDidChange(_ store: WorldClockStore) {
    changes += 1
  }

  func worldClockStore(
    _ store: WorldClockStore,
    loadDidFail error: ServiceError
  ) {
    failures.append(error)
  }
}
