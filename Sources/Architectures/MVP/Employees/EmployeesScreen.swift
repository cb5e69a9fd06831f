import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its presenter, and the
/// presenter is told of its view.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let presenter = EmployeesPresenter(service: service)
  let viewController = EmployeesViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
