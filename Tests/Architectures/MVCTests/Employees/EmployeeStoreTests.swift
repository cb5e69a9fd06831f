import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct EmployeeStoreTests {
  private let service = HeldEmployeeService()
  private let store: EmployeeStore
  private let delegate = Delegate()

  init() {
    store = EmployeeStore(service: service)
    store.delegate = delegate
  }

  @Test func aLoadKeepsTheEmployeesThatCome() throws {
    #expect(store.employees == nil)
    #expect(!store.isLoading)
    store.load()
    #expect(store.isLoading)
    try service.answer(1, with: .success([.zoe, .ada]))
    #expect(!store.isLoading)
    #expect(store.employees == [.zoe, .ada])
    #expect(delegate.failures == [])
  }

  @Test func aNewLoadKeepsTheEmployeesUntilItsAnswer() throws {
    store.load()
    try service.answer(1, with: .success([.ada]))
    store.load()
    #expect(store.isLoading)
    #expect(store.employees == [.ada])
    try service.answer(2, with: .success([.bob]))
    #expect(store.employees == [.bob])
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsTheEmployees() throws {
    store.load()
    try service.answer(1, with: .success([.ada]))
    store.load()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(!store.isLoading)
    #expect(store.employees == [.ada])
    #expect(delegate.failures == [.noNetwork])
  }

  @Test func aLoadThatANewerOneReplacesTellsNothing() throws {
    store.load()
    store.load()
    try service.answer(1, with: .failure(.noNetwork))
    #expect(service.cancelled == [1])
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
      let store = EmployeeStore(service: service)
      store.load()
      #expect(service.asked == [1])
    }
    try service.answer(1, with: .success([.ada]))
    #expect(service.cancelled == [1])
  }
}

/// Keeps what it is told.
private final class Delegate: EmployeeStoreDelegate {
  private(set) var failures: [ServiceError] = []

  func employeeStore(_ store: EmployeeStore, loadDidFail error: ServiceError) {
    failures.append(error)
  }
}
