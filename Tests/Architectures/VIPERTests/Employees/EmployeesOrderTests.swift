import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let view = EmployeesViewSpy()
  private let router = EmployeesRouterSpy()
  private let presenter: EmployeesPresenter

  init() {
    let interactor = EmployeesInteractor(service: service)
    presenter = EmployeesPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
    presenter.updateView()
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(view.isLoading)
    #expect(router.alerts == [])
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
    #expect(router.alerts == [])
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
