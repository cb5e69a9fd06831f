import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct EmployeeSearchTests {
  private let service = HeldEmployeeService()
  private let view = EmployeesViewSpy()
  private let presenter: EmployeesPresenter

  init() throws {
    presenter = EmployeesPresenter(service: service)
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
    try service.answer(1, with: .success([.zoe, .ada, .bob]))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(view.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func aSearchShowsOnlyWhomItFinds() {
    presenter.searchFieldChanged("o")
    #expect(view.rows.map(\.name) == ["Bob", "Zoë"])
    presenter.searchFieldChanged(" OE ")
    #expect(view.rows.map(\.name) == ["Zoë"])
    presenter.searchFieldChanged("nobody")
    #expect(view.rows.map(\.name) == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    presenter.searchFieldChanged("o")
    presenter.searchFieldChanged(text)
    #expect(view.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func sortedBySalaryTheHighestComesFirst() {
    presenter.sortButtonTapped()
    #expect(view.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func sortedTwiceTheListIsByNameAgain() {
    presenter.sortButtonTapped()
    presenter.sortButtonTapped()
    #expect(view.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func searchAndOrderSurviveEachOther() {
    presenter.searchFieldChanged("a")
    presenter.sortButtonTapped()
    #expect(view.rows.map(\.name) == ["Ada"])
    presenter.searchFieldChanged("")
    #expect(view.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    presenter.searchFieldChanged("o")
    presenter.sortButtonTapped()
    presenter.reloadButtonTapped()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(view.rows.map(\.name) == ["Bob", "Zoë"])
  }
}
