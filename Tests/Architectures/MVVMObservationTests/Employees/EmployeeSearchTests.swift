import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct EmployeeSearchTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel

  init() throws {
    viewModel = EmployeesViewModel(service: service)
    viewModel.viewDidLoad()
    try service.answer(1, with: .success([.zoe, .ada, .bob]))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(viewModel.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func aSearchShowsOnlyWhomItFinds() {
    viewModel.searchText = "o"
    #expect(viewModel.rows.map(\.name) == ["Bob", "Zoë"])
    viewModel.searchText = " OE "
    #expect(viewModel.rows.map(\.name) == ["Zoë"])
    viewModel.searchText = "nobody"
    #expect(viewModel.rows.map(\.name) == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    viewModel.searchText = "o"
    viewModel.searchText = text
    #expect(viewModel.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func sortedBySalaryTheHighestComesFirst() {
    viewModel.sortButtonTapped()
    #expect(viewModel.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func sortedTwiceTheListIsByNameAgain() {
    viewModel.sortButtonTapped()
    viewModel.sortButtonTapped()
    #expect(viewModel.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func searchAndOrderSurviveEachOther() {
    viewModel.searchText = "a"
    viewModel.sortButtonTapped()
    #expect(viewModel.rows.map(\.name) == ["Ada"])
    viewModel.searchText = ""
    #expect(viewModel.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    viewModel.searchText = "o"
    viewModel.sortButtonTapped()
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(viewModel.rows.map(\.name) == ["Bob", "Zoë"])
  }
}
