import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct EmployeeCountTests {
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
  }

  @Test func theCountIsBlankUntilTheFirstAnswer() throws {
    presenter.search(for: "a")
    #expect(view.countText == "")
    try service.answer(1, with: .failure(.noNetwork))
    #expect(view.countText == "")
    presenter.reloadEmployees()
    #expect(view.countText == "")
    try service.answer(2, with: .success([.ada]))
    #expect(view.countText == "1 of 1 employee")
  }

  @Test(
    arguments: [
      ([], "No employees"), ([.ada], "1 employee"),
      ([.ada, .bob], "2 employees"),
    ] as [([Employee], String)]
  )
  func theCountSaysHowManyThereAre(
    employees: [Employee],
    count: String
  ) throws {
    try service.answer(1, with: .success(employees))
    #expect(view.countText == count)
  }

  @Test(
    arguments: [
      ([], "0 of 0 employees"), ([.ada], "0 of 1 employee"),
      ([.ada, .bob], "1 of 2 employees"),
    ] as [([Employee], String)]
  )
  func theCountOfASearchNamesTheTotal(
    employees: [Employee],
    count: String
  ) throws {
    try service.answer(1, with: .success(employees))
    presenter.search(for: "b")
    #expect(view.countText == count)
  }

  @Test func theCountStaysWhileTheListIsLoadedAgain() throws {
    try service.answer(1, with: .success([.ada]))
    presenter.reloadEmployees()
    #expect(view.countText == "1 employee")
    try service.answer(2, with: .failure(.noNetwork))
    #expect(view.countText == "1 employee")
  }

  @Test func theSortButtonSaysWhatItWouldDo() throws {
    try service.answer(1, with: .success([.ada]))
    #expect(view.sortTitle == "Sort by salary")
    presenter.toggleOrder()
    #expect(view.sortTitle == "Sort by name")
    presenter.toggleOrder()
    #expect(view.sortTitle == "Sort by salary")
  }
}
