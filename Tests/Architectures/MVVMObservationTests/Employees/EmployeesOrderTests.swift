import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel

  init() {
    viewModel = EmployeesViewModel(service: service)
    viewModel.viewDidLoad()
    viewModel.reloadButtonTapped()
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(viewModel.isLoading)
    #expect(viewModel.alertTexts == [])
    try service.answer(2, with: .success([.ada]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Ada"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.ada]))
    try service.answer(1, with: answer)
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Ada"])
    #expect(viewModel.alertTexts == [])
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
