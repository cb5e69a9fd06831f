import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let isLoading: Observed<Bool?>
    weak var released: EmployeesViewModel?
    do {
      let viewModel = EmployeesViewModel(service: employees)
      viewModel.viewDidLoad()
      #expect(employees.asked == [1])
      isLoading = Observed { [weak viewModel] in viewModel?.isLoading }
      released = viewModel
    }
    #expect(released == nil)
    try employees.answer(1, with: .failure(.noNetwork))
    // Nothing told of a change, so it is still what was read before.
    #expect(isLoading.value == true)
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
