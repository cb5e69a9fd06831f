import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
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
    viewModel.searchTextChanged("o")
    #expect(listener.rows.map(\.name) == ["Bob", "Zoë"])
    viewModel.searchTextChanged(" OE ")
    #expect(listener.rows.map(\.name) == ["Zoë"])
    viewModel.searchTextChanged("nobody")
    #expect(listener.rows.map(\.name) == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    viewModel.searchTextChanged("o")
    viewModel.searchTextChanged(text)
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
    viewModel.searchTextChanged("a")
    viewModel.sortButtonTapped()
    #expect(listener.rows.map(\.name) == ["Ada"])
    viewModel.searchTextChanged("")
    #expect(listener.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    viewModel.searchTextChanged("o")
    viewModel.sortButtonTapped()
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(listener.rows.map(\.name) == ["Bob", "Zoë"])
  }
}
