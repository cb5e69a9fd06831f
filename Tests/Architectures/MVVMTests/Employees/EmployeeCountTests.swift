import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct EmployeeCountTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel
  private let listener: EmployeesListener

  init() {
    viewModel = EmployeesViewModel(service: service)
    listener = EmployeesListener(to: viewModel)
    viewModel.viewDidLoad()
  }

  @Test func theCountIsBlankUntilTheFirstAnswer() throws {
    viewModel.searchFieldChanged("a")
    #expect(listener.countText == "")
    try service.answer(1, with: .failure(.noNetwork))
    #expect(listener.countText == "")
    viewModel.reloadButtonTapped()
    #expect(listener.countText == "")
    try service.answer(2, with: .success([.ada]))
    #expect(listener.countText == "1 of 1 employee")
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
    #expect(listener.countText == count)
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
    viewModel.searchFieldChanged("b")
    #expect(listener.countText == count)
  }

  @Test func theCountStaysWhileTheListIsLoadedAgain() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    #expect(listener.countText == "1 employee")
    try service.answer(2, with: .failure(.noNetwork))
    #expect(listener.countText == "1 employee")
  }

  @Test func theSortButtonSaysWhatItWouldDo() throws {
    try service.answer(1, with: .success([.ada]))
    #expect(listener.sortButtonTitle == "Sort by salary")
    viewModel.sortButtonTapped()
    #expect(listener.sortButtonTitle == "Sort by name")
    viewModel.sortButtonTapped()
    #expect(listener.sortButtonTitle == "Sort by salary")
  }
}
