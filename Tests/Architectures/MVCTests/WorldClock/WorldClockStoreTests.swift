import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct WorldClockStoreTests {
  private let clock = HeldWorldClockService()
  private let store: WorldClockStore

  init() {
    store = WorldClockStore(service: clock)
  }

  @Test func aLoadKeepsTheTimeThatComes() async throws {
    let load = load()
    #expect(clock.asked == [1])
    try clock.answer(1, with: .success(.sunday))
    #expect(store.time == .sunday)
    try await load.value
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsTheTime() async throws {
    load()
    try clock.answer(1, with: .success(.sunday))
    let failed = load()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(store.time == .sunday)
    await #expect(throws: ServiceError.noNetwork) { try await failed.value }
  }

  @Test func aLoadThatIsCancelledKeepsNothing() async throws {
    let cancelled = load()
    #expect(clock.asked == [1])
    cancelled.cancel()
    try clock.answer(1, with: .success(.sunday))
    #expect(store.time == nil)
    try await cancelled.value
  }

  /// Asks for a load in a task, as the controller does.
  @discardableResult
  private func load() -> Task<Void, any Error> {
    Task { try await store.load() }
  }
}
