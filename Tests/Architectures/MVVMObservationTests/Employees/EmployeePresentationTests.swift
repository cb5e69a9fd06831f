import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
@Suite(.settled)
struct EmployeePresentationTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel

  init() throws {
    viewModel = EmployeesViewModel(service: service)
    viewModel.viewDidLoad()
    try service.answer(1, with: .success([.ada, .bob]))
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    viewModel.employeeSelected(viewModel.rows[1].id)
    let alert = try #require(viewModel.alerts.first)
    viewModel.alertClosed(alert.id)
    #expect(viewModel.alertTexts == [])
  }

  @Test func equalAlertsAreTwo() throws {
    viewModel.employeeSelected(viewModel.rows[1].id)
    viewModel.employeeSelected(viewModel.rows[1].id)
    #expect(viewModel.alertTexts.count == 2)
    let first = try #require(viewModel.alerts.first)
    let second = viewModel.alerts[1]
    #expect(second != first)
    viewModel.alertClosed(first.id)
    #expect(viewModel.alerts == [second])
  }

  @Test func everyOutputTellsOfItsChange() throws {
    let isLoading = Observed { viewModel.isLoading }
    let alerts = Observed { viewModel.alertTexts }
    let countText = Observed { viewModel.countText }
    let title = Observed { viewModel.sortButtonTitle }
    let searchText = Observed { viewModel.searchText }
    let rows = Observed { viewModel.rows.map(\.name) }
    viewModel.reloadButtonTapped()
    #expect(isLoading.value)
    try service.answer(2, with: .success([.zoe, .bob, .ada]))
    #expect(!isLoading.value)
    #expect(countText.value == "3 employees")
    viewModel.sortButtonTapped()
    #expect(title.value == "Sort by name")
    #expect(rows.value == ["Bob", "Ada", "Zoë"])
    viewModel.searchText = "o"
    #expect(searchText.value == "o")
    #expect(countText.value == "2 of 3 employees")
    #expect(rows.value == ["Bob", "Zoë"])
    viewModel.employeeSelected(viewModel.rows[0].id)
    #expect(alerts.value.map(\.title) == ["Bob"])
  }
}
