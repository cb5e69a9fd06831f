import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// What view and controller add to the model, through the screen.
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
    #expect(screen.isLoading)
    #expect(screen.layout.tableView.isHidden)
    try service.answer(1, with: .success([.ada]))
    #expect(!screen.isLoading)
    #expect(!screen.layout.tableView.isHidden)
    #expect(screen.rowNames == ["Ada"])
  }

  @Test func theButtonsAndTheFieldChangeTheList() throws {
    try service.answer(1, with: .success([.ada, .bob, .zoe]))
    screen.layout.sortButton.sendActions()
    #expect(screen.rowNames == ["Bob", "Ada", "Zoë"])
    screen.search(for: "o")
    #expect(screen.rowNames == ["Bob", "Zoë"])
    screen.layout.reloadButton.sendActions()
    #expect(service.asked == [1, 2])
  }

  @Test func whatWasNotLoadedIsAnAlert() throws {
    try service.answer(1, with: .failure(.noNetwork))
    #expect(
      try screen.window.readAlerts() == [AlertText("Alert", "No Network")]
    )
    screen.layout.reloadButton.sendActions()
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func nothingStaysSelected() throws {
    try service.answer(1, with: .success([.ada]))
    screen.layout.tableView.selectRow(at: 0)
    #expect(screen.layout.tableView.selectedRow == nil)
  }

  @Test func twoViewsOfOneModelAgree() throws {
    let model = EmployeesModel(service: service)
    let views = [EmployeesView(model: model), EmployeesView(model: model)]
    let layouts = try views.map {
      try #require($0.subviews.first as? EmployeesLayout)
    }
    model.loadEmployees()
    for layout in layouts { #expect(layout.activityIndicator.isAnimating) }
    try service.answer(2, with: .success([.ada]))
    model.search(for: "b")
    for layout in layouts {
      #expect(layout.countLabel.text == "0 of 1 employee")
      #expect(layout.searchField.text == "b")
    }
  }
}
