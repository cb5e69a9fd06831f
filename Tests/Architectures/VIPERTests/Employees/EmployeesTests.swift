import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct EmployeesTests {
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

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldEmployeeService()
    let view = EmployeesViewSpy()
    let interactor = EmployeesInteractor(service: service)
    let presenter = EmployeesPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    #expect(!view.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(view.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Ada", "Bob"])
    #expect(router.alerts == [])
  }

  @Test func anAnswerWithoutEmployeesLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == [])
    #expect(router.alerts == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) throws {
    try service.answer(1, with: .failure(error))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == [])
    #expect(router.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.ada]))
    presenter.reloadEmployees()
    #expect(view.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    presenter.reloadEmployees()
    try service.answer(2, with: .success([.bob]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Bob"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    presenter.reloadEmployees()
    try service.answer(2, with: .success([.ada]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Ada"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    presenter.reloadEmployees()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Ada"])
    #expect(router.alerts == [AlertText("Alert", "Server is overloaded")])
  }
}
