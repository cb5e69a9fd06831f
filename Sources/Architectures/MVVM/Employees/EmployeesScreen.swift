import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its view model.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let viewModel = EmployeesViewModel(service: service)
  return EmployeesViewController(viewModel: viewModel)
}
