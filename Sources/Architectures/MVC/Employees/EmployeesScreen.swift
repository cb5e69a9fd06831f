import ConsoleUI
import Models

/// Puts the list of employees together.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  EmployeesViewController(service: service)
}
