import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let model: EmployeesModel
  private let dependent: EmployeesDependentSpy

  init() {
    model = EmployeesModel(service: service)
    dependent = EmployeesDependentSpy(model: model)
    model.loadEmployees()
    model.reloadEmployees()
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(dependent.isLoading)
    #expect(dependent.failures == [])
    try service.answer(2, with: .success([.ada]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Ada"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.ada]))
    try service.answer(1, with: answer)
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Ada"])
    #expect(dependent.failures == [])
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
