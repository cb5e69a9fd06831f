import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let view = EmployeesViewSpy()
    let router = EmployeesRouterSpy()
    weak var releasedPresenter: EmployeesPresenter?
    weak var releasedInteractor: EmployeesInteractor?
    do {
      let (presenter, interactor) = makeEmployees(router: router)
      presenter.view = view
      presenter.updateView()
      #expect(employees.asked == [1])
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try employees.answer(1, with: .failure(.noNetwork))
    #expect(employees.cancelled == [1])
    #expect(view.isLoading)
    #expect(router.alerts == [])
  }

  @Test func theEmployeesAreReleasedAfterTheirAnswer() throws {
    weak var releasedPresenter: EmployeesPresenter?
    weak var releasedInteractor: EmployeesInteractor?
    do {
      let (presenter, interactor) = makeEmployees()
      presenter.updateView()
      try employees.answer(1, with: .success([.ada]))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let (presenter, _) = makeEmployees()
    do {
      let view = EmployeesViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeEmployees(
    router: EmployeesRouterSpy = EmployeesRouterSpy()
  ) -> (EmployeesPresenter, EmployeesInteractor) {
    let interactor = EmployeesInteractor(service: employees)
    let presenter = EmployeesPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    return (presenter, interactor)
  }
}
