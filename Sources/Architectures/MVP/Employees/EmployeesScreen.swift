import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The presenter asks the service in a task that it owns. It keeps the
/// employees, their order and what is searched for, and words what is shown.
/// The view reports what the user does and shows the words. Its data source
/// lets the presenter fill each cell.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let presenter = EmployeesPresenter(service: service)
  let viewController = EmployeesViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
