import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its view model.
///
/// - Who asks for the employees: the view model, when the view has been loaded
///   and when the user taps "Reload".
/// - Who hears the answer: the view model, which has the model sort and search
///   them, or adds an alert. A search and an order ask nobody.
/// - Who shows it: the controller. It reads the rows and the texts in
///   `updateProperties()`, which runs again after a change, and observes the
///   alerts.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let viewModel = EmployeesViewModel(service: service)
  return EmployeesViewController(viewModel: viewModel)
}
