import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// A cell reads its employee by itself, under tracking.
@MainActor
@Suite(.settled)
struct EmployeeCellTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel
  private let window: Window

  init() throws {
    viewModel = EmployeesViewModel(service: service)
    window = Window(
      size: CellSize(width: 60, height: 30),
      rootViewController: EmployeesViewController(viewModel: viewModel)
    )
    window.makeVisible()
    try service.answer(1, with: .success([.ada, .bob]))
    #expect(window.makeFrame().contains("$98,540 a year, age 34"))
  }

  @Test func anEmployeeWithAnotherSalaryKeepsTheCell() throws {
    let table = try #require(window.tables.first)
    let cell = table.visibleCells[0]
    var ada = Employee.ada
    ada.salary = 99_000
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([ada, .bob]))
    #expect(window.makeFrame().contains("$99,000 a year, age 34"))
    #expect(table.visibleCells[0] === cell)
  }

  @Test func aRowShowsItsEmployeeAlsoAfterAWhileWithout() throws {
    let ada = viewModel.rows[0]
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.bob]))
    #expect(ada.name == "")
    #expect(ada.details == "")
    viewModel.reloadButtonTapped()
    try service.answer(3, with: .success([.ada]))
    #expect(ada.name == "Ada")
    #expect(window.makeFrame().contains("Ada"))
  }
}
