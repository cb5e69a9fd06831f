import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let screen: EmployeesDriver

  init() throws {
    screen = try EmployeesDriver(service: service)
    screen.layout.reloadButton.sendActions()
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(screen.isLoading)
    #expect(try screen.window.readAlerts() == [])
    try service.answer(2, with: .success([.ada]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Ada"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.ada]))
    try service.answer(1, with: answer)
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Ada"])
    #expect(try screen.window.readAlerts() == [])
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
