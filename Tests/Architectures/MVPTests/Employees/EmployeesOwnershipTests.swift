import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let view = EmployeesViewSpy()
    weak var released: EmployeesPresenter?
    do {
      let presenter = EmployeesPresenter(service: employees)
      presenter.view = view
      presenter.viewDidLoad()
      #expect(employees.asked == [1])
      released = presenter
    }
    #expect(released == nil)
    try employees.answer(1, with: .failure(.noNetwork))
    #expect(employees.cancelled == [1])
    #expect(view.isLoading)
    #expect(view.alerts == [])
  }

  @Test func theEmployeesAreReleasedAfterTheirAnswer() throws {
    weak var released: EmployeesPresenter?
    do {
      let presenter = EmployeesPresenter(service: employees)
      presenter.viewDidLoad()
      try employees.answer(1, with: .success([.ada]))
      released = presenter
    }
    #expect(released == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = EmployeesPresenter(service: employees)
    do {
      let view = EmployeesViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
