import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let layout: EmployeesLayout
    weak var released: ViewController?
    do {
      let viewController = makeEmployeesScreen(service: employees)
      let window = Window(showing: viewController)
      #expect(employees.asked == [1])
      window.layoutIfNeeded()
      layout = try #require(viewController.view as? EmployeesLayout)
      released = viewController
    }
    #expect(released == nil)
    try employees.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
    #expect(employees.cancelled == [1])
  }

  @Test func theEmployeesAreReleasedAfterTheirAnswer() throws {
    weak var released: ViewController?
    do {
      let viewController = makeEmployeesScreen(service: employees)
      let window = Window(showing: viewController)
      try employees.answer(1, with: .success([.ada]))
      _ = window.makeFrame()
      released = viewController
    }
    #expect(released == nil)
  }
}
