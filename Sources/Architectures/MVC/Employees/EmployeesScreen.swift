import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The way through: the controller asks the service, keeps all employees in
/// order, and hands a data source those that the search finds.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  EmployeesViewController(service: service)
}
