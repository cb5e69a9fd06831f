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
///   them. It also makes the alert about an employee. The controller presents
///   this alert, and a failure.
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
