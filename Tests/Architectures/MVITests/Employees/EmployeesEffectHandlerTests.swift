import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
struct EmployeesEffectHandlerTests {
  private let service = HeldEmployeeService()

  @Test(arguments: [
    Result<[Employee], ServiceError>.success([.ada]), .failure(.overloaded),
  ])
  func anAnswerCarriesTheNumberOfItsLoad(
    answer: Result<[Employee], ServiceError>
  ) throws {
    let handler = EmployeesEffectHandler(service: service)
    var events: [EmployeesEvent] = []
    handler.handle(.fetchEmployees(load: 7)) { events.append($0) }
    handler.handle(.fetchEmployees(load: 8)) { events.append($0) }
    #expect(service.asked == [1, 2])
    #expect(events == [])
    try service.answer(2, with: .success([]))
    try service.answer(1, with: answer)
    #expect(
      events == [
        .employeesResponse(.success([]), load: 8),
        .employeesResponse(answer, load: 7),
      ]
    )
  }
}
