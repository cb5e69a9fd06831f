import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct EmployeeRowTests {
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

  @Test func aRowShowsNameAndDetails() throws {
    try service.answer(1, with: .success([.bob]))
    let row = try #require(view.rows.first)
    #expect(row.name == "Bob")
    #expect(row.details == "$320,800 a year, age 61")
  }

  @Test(
    arguments: [
      (0, 0, "$0 a year, age 0"), (999, 18, "$999 a year, age 18"),
      (1_234_567, nil, "$1,234,567 a year"), (nil, 61, "age 61"),
      (nil, nil, ""),
    ] as [(Int?, Int?, String)]
  )
  func whatIsMissingIsLeftOutOfTheDetails(
    salary: Int?,
    age: Int?,
    details: String
  ) throws {
    let employee = Employee(id: 1, name: "", salary: salary, age: age)
    try service.answer(1, with: .success([employee]))
    let row = try #require(view.rows.first)
    #expect(row.details == details)
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let employee = Employee(id: 1, name: "Ada\nof\r\nLovelace")
    try service.answer(1, with: .success([employee]))
    let row = try #require(view.rows.first)
    #expect(row.name == "Ada of Lovelace")
  }

  @Test func selectingAnEmployeeSaysNameAndDetails() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    presenter.openEmployee(atRow: 1)
    #expect(router.alerts == [AlertText("Bob", "$320,800 a year, age 61")])
  }

  @Test func anEmployeeWithoutDetailsHasNoMessage() throws {
    try service.answer(1, with: .success([.zoe]))
    presenter.openEmployee(atRow: 0)
    #expect(router.alerts == [AlertText("Zoë", nil)])
  }

  @Test func selectingGoesByTheRowThatIsShown() throws {
    try service.answer(1, with: .success([.ada, .bob, .zoe]))
    presenter.toggleOrder()
    presenter.search(for: "o")
    presenter.openEmployee(atRow: 0)
    #expect(router.alerts == [AlertText("Bob", "$320,800 a year, age 61")])
  }
}
