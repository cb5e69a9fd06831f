import Models
import TestSupport
import Testing

@testable import MVVM

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel
  private let listener: EmployeesListener

  init() {
    viewModel = EmployeesViewModel(service: service)
    listener = EmployeesListener(to: viewModel)
    viewModel.viewDidLoad()
    viewModel.reloadButtonTapped()
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(listener.isLoading)
    #expect(listener.alerts == [])
    try service.answer(2, with: .success([.ada]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Ada"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.ada]))
    try service.answer(1, with: answer)
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Ada"])
    #expect(listener.alerts == [])
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
