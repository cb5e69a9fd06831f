import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again or is released. It keeps all
/// employees in order, and hands those that the search finds to a
/// `ListDataSource`. For each row, the data source calls the controller's
/// `fill`, which words the cell.
///
/// A separate data source, written once for any list, is from objc.io's issue 1
/// ("Lighter View Controllers", 2013). There it is called `ArrayDataSource`.
/// The controllers of the photos and of the to-dos are their own data sources,
/// so that the two ways can be compared.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  EmployeesViewController(service: service)
}
