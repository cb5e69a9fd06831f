import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The way through it:
///
/// - Who asks: the controller asks the model to load, to search or to sort, and
///   the model asks the service.
/// - Who hears the answer: the model, which keeps it, finds and sorts in it,
///   and tells its dependents that it has changed.
/// - Who shows it: the view, which asks the model for those found and words
///   them. The controller presents an alert about the employee whom the user
///   selects, and asks the view for its words. It also presents a failure.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let model = EmployeesModel(service: service)
  return HostViewController(
    hosting: EmployeesView(model: model),
    title: "Employees"
  )
}
