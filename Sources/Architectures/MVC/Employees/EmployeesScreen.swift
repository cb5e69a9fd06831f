import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The way through: the controller asks the service and keeps all employees in
/// order. It hands those that the search finds to `ListDataSource`, which is
/// written once for any list. The controllers of the photos and of the to-dos
/// are their own data sources, so that the two ways can be compared.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  EmployeesViewController(service: service)
}
