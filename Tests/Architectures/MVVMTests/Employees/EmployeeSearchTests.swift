import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct EmployeeSearchTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel
  private let listener: EmployeesListener

  init() throws {
    viewModel = EmployeesViewModel(service: service)
    listener = EmployeesListener(to: viewModel)
    viewModel.viewDidLoad()
    try service.answer(1, with: .success([.zoe, .ada, .bob]))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(listener.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func aSearchShowsOnlyWhomItFinds() {
    viewModel.searchFieldChanged("o")
    #expect(listener.rows.map(\.name) == ["Bob", "Zoë"])
    viewModel.searchFieldChanged(" OE ")
    #expect(listener.rows.map(\.name) == ["Zoë"])
    viewModel.searchFieldChanged("nobody")
    #expect(viewModel.searchText == "nobody")
    #expect(listener.rows.map(\.name) == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    viewModel.searchFieldChanged("o")
    viewModel.searchFieldChanged(text)
    #expect(listener.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func sortedBySalaryTheHighestComesFirst() {
    viewModel.sortButtonTapped()
    #expect(listener.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func sortedTwiceTheListIsByNameAgain() {
    viewModel.sortButtonTapped()
    viewModel.sortButtonTapped()
    #expect(listener.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test func searchAndOrderSurviveEachOther() {
    viewModel.searchFieldChanged("a")
    viewModel.sortButtonTapped()
    #expect(listener.rows.map(\.name) == ["Ada"])
    viewModel.searchFieldChanged("")
    #expect(listener.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    viewModel.searchFieldChanged("o")
    viewModel.sortButtonTapped()
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(listener.rows.map(\.name) == ["Bob", "Zoë"])
  }
}
