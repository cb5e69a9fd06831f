import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again or is released. It keeps all
/// employees in order, and hands those that the search finds to a
/// `ListDataSource`. For each row, the data source has a cell configure itself
/// for the employee.
///
/// Both are from objc.io's issue 1 (2013). A data source that is written once
/// for any list is `ArrayDataSource` there ("Lighter View Controllers"). What
/// fills a cell is a category of the cell's class, with `configureForPhoto:`
/// ("Clean Table View Code"). The controllers of the photos and of the to-dos
/// do both themselves, so that the two ways can be compared.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  EmployeesViewController(service: service)
}
