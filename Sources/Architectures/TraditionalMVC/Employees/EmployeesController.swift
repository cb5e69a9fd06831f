import ConsoleUI
import Layouts
import Models

/// Tells the model what the user wants, and presents the employee that the user
/// selects, or a failure.
final class EmployeesController: Controller<EmployeesModel, EmployeesView> {
  override func viewDidLoad() {
    model.loadEmployees()
  }

  func reloadButtonTapped() {
    model.reloadEmployees()
  }

  func sortButtonTapped() {
    model.toggleOrder()
  }

  func searchFieldChanged() {
    guard let view else { return }
    model.search(for: view.searchText)
  }
}

extension EmployeesController: Dependent {
  func update(_ aspect: EmployeesAspect) {
    switch aspect {
    case .failure: presentFailure(model.failure)
    case .isLoading, .order, .searchText, .foundEmployees: break
    }
  }
}

extension EmployeesController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    present(
      .okAlert(
        title: model.foundEmployees[row].name,
        message: view?.details(atRow: row)
      )
    )
  }
}
