import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct EmployeesInteractorTests {
  private let service = HeldEmployeeService()
  private let output = EmployeesOutputSpy()
  private let interactor: EmployeesInteractor

  init() {
    interactor = EmployeesInteractor(service: service)
    interactor.output = output
  }

  @Test func employeesAreHandedOutAsPlainData() throws {
    interactor.loadEmployees()
    #expect(output.timesLoadStarted == 1)
    try service.answer(1, with: .success([.zoe, .bob]))
    #expect(
      output.loaded == [
        EmployeeListOutputData(
          employees: [
            EmployeeOutputData(name: "Bob", salary: 320_800, age: 61),
            EmployeeOutputData(name: "Zoë", salary: nil, age: nil),
          ],
          total: 2,
          isSearching: false,
          order: .name
        )
      ]
    )
    #expect(output.failures == [])
    #expect(output.changed == [])
  }

  @Test func aFailureIsHandedOutAsASentence() throws {
    interactor.loadEmployees()
    try service.answer(1, with: .failure(.overloaded))
    #expect(output.failures == ["Server is overloaded"])
    #expect(output.loaded == [])
  }

  @Test func whatIsFoundIsHandedOut() throws {
    interactor.loadEmployees()
    try service.answer(1, with: .success([.ada, .bob]))
    interactor.search(for: "b")
    #expect(
      output.changed == [
        EmployeeListOutputData(
          employees: [
            EmployeeOutputData(name: "Bob", salary: 320_800, age: 61)
          ],
          total: 2,
          isSearching: true,
          order: .name
        )
      ]
    )
  }

  @Test func theOrderIsHandedOutBeforeAnythingIsLoaded() {
    interactor.toggleOrder()
    #expect(output.changed == [.notLoaded(order: .salary)])
    interactor.toggleOrder()
    #expect(output.changed.last == .notLoaded(order: .name))
  }
}

/// Keeps what the employees' interactor tells.
private final class EmployeesOutputSpy: EmployeesInteractorOutput {
  private(set) var timesLoadStarted = 0
  private(set) var loaded: [EmployeeListOutputData] = []
  private(set) var failures: [String] = []
  private(set) var changed: [EmployeeListOutputData] = []

  func loadStarted() {
    timesLoadStarted += 1
  }

  func employeesLoaded(_ list: EmployeeListOutputData) {
    loaded.append(list)
  }

  func loadFailed(message: String) {
    failures.append(message)
  }

  func employeesChanged(_ list: EmployeeListOutputData) {
    changed.append(list)
  }
}
