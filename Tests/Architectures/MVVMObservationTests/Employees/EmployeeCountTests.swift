import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct EmployeeCountTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel

  init() {
    viewModel = EmployeesViewModel(service: service)
    viewModel.viewDidLoad()
  }

  @Test func theCountIsBlankUntilTheFirstAnswer() throws {
    viewModel.searchText = "a"
    #expect(viewModel.countText == "")
    try service.answer(1, with: .failure(.noNetwork))
    #expect(viewModel.countText == "")
    viewModel.reloadButtonTapped()
    #expect(viewModel.countText == "")
    try service.answer(2, with: .success([.ada]))
    #expect(viewModel.countText == "1 of 1 employee")
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
    #expect(viewModel.countText == count)
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
    viewModel.searchText = "b"
    #expect(viewModel.countText == count)
  }

  @Test func theCountStaysWhileTheListIsLoadedAgain() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    #expect(viewModel.countText == "1 employee")
    try service.answer(2, with: .failure(.noNetwork))
    #expect(viewModel.countText == "1 employee")
  }

  @Test func theSortButtonSaysWhatItWouldDo() throws {
    try service.answer(1, with: .success([.ada]))
    #expect(viewModel.sortButtonTitle == "Sort by salary")
    viewModel.sortButtonTapped()
    #expect(viewModel.sortButtonTitle == "Sort by name")
    viewModel.sortButtonTapped()
    #expect(viewModel.sortButtonTitle == "Sort by salary")
  }
}
