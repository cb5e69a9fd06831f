import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The presenter asks the service, hears the answer, keeps what is searched for
/// and in what order, and words it. The view reports what the user does and
/// shows the words; its data source lets the presenter fill each cell.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let presenter = EmployeesPresenter(service: service)
  let viewController = EmployeesViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
