import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its view model.
///
/// The view model asks the service, awaits its answer, and writes the state
/// that the view observes and shows. For a failure and for an employee who is
/// selected it asks the view, by a closure, to present an alert.
///
/// The rows come to the list by a `ListDataSource`, which is written once for
/// any list. The photos and the to-dos show the other way: their controllers
/// fill the tables themselves.
///
/// The view binds to properties as in kudoleh's template
/// iOS-Clean-Architecture-MVVM (2019). Ours differs from the template in this:
///
/// - The template has protocols for the input and output of a view model, and
///   use cases. Here, a view model has neither. A view and a test use the class
///   itself, and a use case would only pass on what a service or a store does.
/// - In the template, an error is observable state. Here, a failed load is told
///   once, by a closure.
/// - In the template, titles of screens and words that never change belong to
///   the view model. Here, they belong to the layout or the view. Titles that
///   change are the view model's, and so are the words of an alert, except "OK"
///   and what an error says of itself.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let viewModel = EmployeesViewModel(service: service)
  return EmployeesViewController(viewModel: viewModel)
}
