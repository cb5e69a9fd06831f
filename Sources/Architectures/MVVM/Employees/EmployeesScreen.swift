import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its view model.
///
/// The view model asks the service, awaits its answer, and writes the state
/// that the view observes and shows. For a failure and for an employee who is
/// selected it asks the view, by an event, to present an alert. The rows come
/// to the list by a `ListDataSource`, which is written once for any list.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let viewModel = EmployeesViewModel(service: service)
  return EmployeesViewController(viewModel: viewModel)
}
