import ConsoleUI
import Layouts
import TestSupport
import Testing

/// The title, what loading hides, and the selection.
@MainActor
@Suite(.settled)
struct EmployeesScreenTests {
  private let service = HeldEmployeeService()
  private let screen: EmployeesDriver

  init() throws {
    screen = try EmployeesDriver(service: service)
  }

  @Test func theTitleIsEmployees() {
    let titleLine = screen.window.makeFrame().lines.first
    #expect(titleLine?.contains("Employees") == true)
  }

  @Test func theListIsHiddenWhileItIsLoading() throws {
    #expect(service.asked == [1])
    #expect(screen.layout.tableView.isHidden)
    try service.answer(1, with: .success([.ada]))
    #expect(!screen.layout.tableView.isHidden)
    screen.layout.reloadButton.sendActions()
    #expect(service.asked == [1, 2])
    #expect(screen.layout.tableView.isHidden)
  }

  @Test func nothingStaysSelected() throws {
    try service.answer(1, with: .success([.ada]))
    screen.layout.tableView.selectRow(at: 0)
    #expect(screen.layout.tableView.selectedRow == nil)
  }
}
