import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its view model.
///
/// - Who asks for the employees: the view model, when the view has been loaded
///   and when the user taps "Reload".
/// - Who hears the answer: the view model, which keeps the employees in order,
///   or adds an alert. A search and an order need no service: `[Employee]` has
///   a function for each.
/// - Who shows it: the controller. It reads the rows and the texts in
///   `updateProperties()`, which runs again after a change, and observes the
///   alerts.
/// - Who keeps what is typed: the view model, in `searchText`. The controller
///   binds the field to it by hand, in both directions: it sets the property to
///   what is typed, and reads it in `updateProperties()`. An app may use a
///   `UIBinding` of Swift Navigation, and SwiftUI has `@Bindable`.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let viewModel = EmployeesViewModel(service: service)
  return EmployeesViewController(viewModel: viewModel)
}
