import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The presenter asks the service in a task that it owns. It keeps the
/// employees, their order and what is searched for, and words what is shown.
/// The view reports what the user does and shows the words. When a row was
/// selected, the view itself takes the selection back.
///
/// The list works as FortechRomania's does: the view is told to reload, asks
/// the presenter how many rows there are, and has it fill each cell. A cell is
/// a view with a protocol of its own.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let presenter = EmployeesPresenter(service: service)
  let viewController = EmployeesViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
