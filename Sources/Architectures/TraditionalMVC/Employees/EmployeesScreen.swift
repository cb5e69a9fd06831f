import ConsoleUI
import Models

/// Puts the list of employees together: the view is given its model, and makes
/// its controller.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let model = EmployeesModel(service: service)
  return EmployeesViewController(employeesView: EmployeesView(model: model))
}
