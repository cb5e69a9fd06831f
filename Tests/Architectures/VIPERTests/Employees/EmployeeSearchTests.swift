import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct EmployeeSearchTests {
  private let service = HeldEmployeeService()
  private let view = EmployeesViewSpy()
  private let router = EmployeesRouterSpy()
  private let presenter: EmployeesPresenter

  init() throws {
    let interactor = EmployeesInteractor(service: service)
    presenter = EmployeesPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
    try service.answer(1, with: .success([.zoe, .ada, .bob]))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(view.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func aSearchShowsOnlyWhomItFinds() {
    presenter.search(for: "o")
    #expect(view.rows.map(\.name) == ["Bob", "Zoë"])
    presenter.search(for: " OE ")
    #expect(view.rows.map(\.name) == ["Zoë"])
    presenter.search(for: "nobody")
    #expect(view.rows.map(\.name) == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    presenter.search(for: "o")
    presenter.search(for: text)
    #expect(view.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func sortedBySalaryTheHighestComesFirst() {
    presenter.toggleOrder()
    #expect(view.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func sortedTwiceTheListIsByNameAgain() {
    presenter.toggleOrder()
    presenter.toggleOrder()
    #expect(view.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func searchAndOrderSurviveEachOther() {
    presenter.search(for: "a")
    presenter.toggleOrder()
    #expect(view.rows.map(\.name) == ["Ada"])
    presenter.search(for: "")
    #expect(view.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    presenter.search(for: "o")
    presenter.toggleOrder()
    presenter.reloadEmployees()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(view.rows.map(\.name) == ["Bob", "Zoë"])
  }
}
