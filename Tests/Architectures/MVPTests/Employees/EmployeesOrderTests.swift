import Models
import TestSupport
import Testing

@testable import MVP

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let view = EmployeesViewSpy()
  private let presenter: EmployeesPresenter

  init() {
    presenter = EmployeesPresenter(service: service)
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
    presenter.reloadButtonTapped()
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(view.isLoading)
    #expect(view.alerts == [])
    try service.answer(2, with: .success([.ada]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Ada"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.ada]))
    try service.answer(1, with: answer)
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Ada"])
    #expect(view.alerts == [])
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
