import ConsoleUI
import Models

/// Tells the model what the user wants, and presents the employee that the user
/// selects, or a failure.
final class EmployeesController: Controller<EmployeesModel, EmployeesView> {
  func viewDidLoad() {
    model.loadEmployees()
  }

  func reloadButtonTapped() {
    model.loadEmployees()
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
    case .failure: present(view?.makeFailureAlert())
    case .isLoading, .order, .searchText, .foundEmployees: break
    }
  }
}

extension EmployeesController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    present(view?.makeEmployeeAlert(forRow: row))
  }
}
