import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct EmployeesEffectHandlerTests {
  private let service = HeldEmployeeService()

  @Test(arguments: [
    Result<[Employee], ServiceError>.success([.ada]), .failure(.overloaded),
  ])
  func anAnswerIsSentAsAnEvent(
    answer: Result<[Employee], ServiceError>
  ) throws {
    let handler = EmployeesEffectHandler(service: service)
    let handled = HandledEffect(.fetchEmployees, by: handler)
    #expect(service.asked == [1])
    #expect(handled.events == [])
    try service.answer(1, with: answer)
    #expect(handled.events == [.employeesResponse(answer)])
  }
}
