import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let listener: EmployeesListener
    weak var released: EmployeesViewModel?
    do {
      let viewModel = EmployeesViewModel(service: employees)
      listener = EmployeesListener(to: viewModel)
      viewModel.viewDidLoad()
      #expect(employees.asked == [1])
      released = viewModel
    }
    #expect(released == nil)
    try employees.answer(1, with: .failure(.noNetwork))
    #expect(listener.isLoading)
    #expect(listener.alerts == [])
    #expect(employees.cancelled == [1])
  }

  @Test func theEmployeesAreReleasedAfterTheirAnswer() throws {
    weak var released: EmployeesViewModel?
    do {
      let viewModel = EmployeesViewModel(service: employees)
      viewModel.viewDidLoad()
      try employees.answer(1, with: .success([.ada]))
      released = viewModel
    }
    #expect(released == nil)
  }
}
