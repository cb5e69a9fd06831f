import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct WorldClockStoreTests {
  private let clock = HeldWorldClockService()
  private let store: WorldClockStore
  private let delegate = Delegate()

  init() {
    store = WorldClockStore(service: clock)
    store.delegate = delegate
  }

  @Test func aLoadKeepsTheTimeThatComes() throws {
    store.load()
    #expect(store.isLoading)
    try clock.answer(1, with: .success(.sunday))
    #expect(!store.isLoading)
    #expect(store.time == .sunday)
    #expect(delegate.failures == [])
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsTheTime() throws {
    store.load()
    try clock.answer(1, with: .success(.sunday))
    store.load()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(!store.isLoading)
    #expect(store.time == .sunday)
    #expect(delegate.failures == [.noNetwork])
  }

  @Test func aLoadThatANewerOneReplacesTellsNothing() throws {
    store.load()
    store.load()
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(clock.cancelled == [1])
    #expect(store.isLoading)
    #expect(delegate.failures == [])
  }

  @Test func theDelegateIsNotHeld() {
    weak var released: Delegate?
    do {
      let delegate = Delegate()
      store.delegate = delegate
      released = delegate
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
private final class Delegate: WorldClockStoreDelegate {
  private(set) var failures: [ServiceError] = []

  func worldClockStore(
    _ store: WorldClockStore,
    loadDidFail error: ServiceError
  ) {
    failures.append(error)
  }
}
