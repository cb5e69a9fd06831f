import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct EmployeeCountTests {
  private let service = HeldEmployeeService()
  private let view = EmployeesViewSpy()
  private let presenter: EmployeesPresenter

  init() {
    presenter = EmployeesPresenter(service: service)
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
  }

  @Test func theCountIsBlankUntilTheFirstAnswer() throws {
    presenter.searchFieldChanged("a")
    #expect(view.countText == "")
    try service.answer(1, with: .failure(.noNetwork))
    #expect(view.countText == "")
    presenter.reloadButtonTapped()
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
    presenter.searchFieldChanged("b")
    #expect(view.countText == count)
  }

  @Test func theCountStaysWhileTheListIsLoadedAgain() throws {
    try service.answer(1, with: .success([.ada]))
    presenter.reloadButtonTapped()
    #expect(view.countText == "1 employee")
    try service.answer(2, with: .failure(.noNetwork))
    #expect(view.countText == "1 employee")
  }

  @Test func theSortButtonSaysWhatItWouldDo() throws {
    try service.answer(1, with: .success([.ada]))
    #expect(view.sortButtonTitle == "Sort by salary")
    presenter.sortButtonTapped()
    #expect(view.sortButtonTitle == "Sort by name")
    presenter.sortButtonTapped()
    #expect(view.sortButtonTitle == "Sort by salary")
  }
}
