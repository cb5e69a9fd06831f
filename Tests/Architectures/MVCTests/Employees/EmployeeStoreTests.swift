import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct EmployeeStoreTests {
  private let service = HeldEmployeeService()
  private let store: EmployeeStore

  init() {
    store = EmployeeStore(service: service)
  }

  @Test func aLoadKeepsTheEmployeesThatCome() async throws {
    #expect(store.employees == nil)
    let load = load()
    #expect(service.asked == [1])
    try service.answer(1, with: .success([.zoe, .ada]))
    #expect(store.employees == [.zoe, .ada])
    try await load.value
  }

  @Test func aNewLoadKeepsTheEmployeesUntilItsAnswer() throws {
    load()
    try service.answer(1, with: .success([.ada]))
    load()
    #expect(service.asked == [1, 2])
    #expect(store.employees == [.ada])
    try service.answer(2, with: .success([.bob]))
    #expect(store.employees == [.bob])
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsTheEmployees() async throws {
    load()
    try service.answer(1, with: .success([.ada]))
    let failed = load()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(store.employees == [.ada])
    await #expect(throws: ServiceError.noNetwork) { try await failed.value }
  }

  @Test func aLoadThatIsCancelledKeepsNothing() async throws {
    let cancelled = load()
    #expect(service.asked == [1])
    cancelled.cancel()
    try service.answer(1, with: .success([.ada]))
    #expect(store.employees == nil)
    try await cancelled.value
  }

  /// Asks for a load in a task, as the controller does.
  @discardableResult
  private func load() -> Task<Void, any Error> {
    Task { try await store.load() }
  }
}
