import ConsoleUI
import Layouts
import Models

/// Asks the model for what the user wants, and presents the employee that the
/// user selects, or a failure.
///
/// The view words an employee for the alert, too. The controller must not word
/// anything, or know what the view shows.
@MainActor
final class EmployeesController {
  weak var view: EmployeesView?
  private let model: EmployeesModel

  init(model: EmployeesModel) {
    self.model = model
    model.addDependent(self)
  }

  /// The host's view has loaded.
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

  private func showAlert(title: String, message: String?) {
    view?.viewController?.present(.okAlert(title: title, message: message))
  }
}

extension EmployeesController: Dependent {
  func update(_ aspect: EmployeesAspect) {
    switch aspect {
    case .failure:
      guard let failure = model.failure else { return }
      showAlert(title: "Alert", message: failure.message)
    case .isLoading, .list: break
    }
  }
}

extension EmployeesController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let employee = model.list.shown[row]
    let details = EmployeesView.details(of: employee)
    showAlert(title: employee.name, message: details.isEmpty ? nil : details)
  }
}
