import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// A row is a value, so a reload has to replace the cells of those that differ.
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

  @Test func anEmployeeWithAnotherSalaryIsShownWithIt() throws {
    var ada = Employee.ada
    ada.salary = 99_000
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([ada, .bob]))
    #expect(window.makeFrame().contains("$99,000 a year, age 34"))
  }

  @Test func aReloadThatChangesNothingKeepsTheCells() throws {
    let table = try #require(window.tables.first)
    let cell = try #require(table.visibleCells[0])
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.ada, .bob]))
    _ = window.makeFrame()
    #expect(table.visibleCells[0] === cell)
  }

  @Test func anEmployeeIsShownAlsoAfterAWhileWithout() throws {
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.bob]))
    #expect(!window.makeFrame().contains("Ada"))
    viewModel.reloadButtonTapped()
    try service.answer(3, with: .success([.ada]))
    #expect(window.makeFrame().contains("Ada"))
  }
}
