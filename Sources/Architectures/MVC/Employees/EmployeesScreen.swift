import ConsoleUI
import Models

/// Puts the list of employees together.
///
/// The way through:
///
/// - Who asks: the controller, in a task of its ``Loader``. It has the store
///   load the employees, and the store asks the service.
/// - Who hears the answer: the store, which keeps the employees. It throws an
///   error, and the loader hands that to the controller.
/// - Who shows it: the controller. It reads the store, which is `@Observable`,
///   in `updateProperties()`. There it searches and sorts the employees, words
///   their count, and hands those that show to a `ListDataSource`. For each
///   row, the data source has a cell configure itself for the employee. The
///   controller presents an error as an alert.
/// - Who cancels: the loader, before a newer load and when it is released with
///   the controller.
///
/// The order and the search text say how this screen shows the employees, so
/// the store knows neither. The controller keeps the order, and reads the text
/// in the field. Neither is observable. When the user changes one of them, the
/// controller calls `setNeedsUpdateProperties()`.
///
/// The data source and the cell that configures itself are from objc.io's issue
/// 1 (2013). A data source that is written once for any list is
/// `ArrayDataSource` there ("Lighter View Controllers"). What fills a cell is a
/// category of the cell's class, with `configureForPhoto:` ("Clean Table View
/// Code"). The cells of the photos and of the to-dos are filled in that way,
/// too. But there, the controller itself is the table's data source. So you can
/// compare the two ways.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  EmployeesViewController(store: EmployeeStore(service: service))
}
