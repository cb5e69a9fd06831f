import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct EmployeesTests {
  private let service = HeldEmployeeService()
  private let model: EmployeesModel
  private let dependent: EmployeesDependentSpy

  init() {
    model = EmployeesModel(service: service)
    dependent = EmployeesDependentSpy(model: model)
    model.loadEmployees()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldEmployeeService()
    let model = EmployeesModel(service: service)
    #expect(!model.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(dependent.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Ada", "Bob"])
    #expect(dependent.failures == [])
  }

  @Test func anAnswerWithoutEmployeesLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == [])
    #expect(dependent.failures == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) throws {
    try service.answer(1, with: .failure(error))
    #expect(!dependent.isLoading)
    #expect(dependent.names == [])
    #expect(dependent.failures == [error])
    #expect(error.message == message)
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.ada]))
    model.reloadEmployees()
    #expect(dependent.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    model.reloadEmployees()
    try service.answer(2, with: .success([.bob]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Bob"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    model.reloadEmployees()
    #expect(model.failure == nil)
    try service.answer(2, with: .success([.ada]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Ada"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    model.reloadEmployees()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Ada"])
    #expect(dependent.failures == [.overloaded])
  }
}
