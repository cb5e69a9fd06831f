import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor to load, search and sort. The interactor
/// says that a load starts, and asks the service in a task that it owns. It
/// keeps the employees, the search text and the order. It hands out the
/// employees whom the search finds. The presenter words rows and count, and the
/// view shows them. For a load that has failed and for an employee who is
/// selected, the presenter has the router open an alert.
///
/// The table has a data source of its own, a `ListDataSource`, as "The Book of
/// VIPER" takes tables out of a view controller. The views of the photos and of
/// the to-dos fill their tables themselves, as VIPER-TODO's list does. So you
/// can compare both.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let interactor = EmployeesInteractor(service: service)
  let router = EmployeesRouter()
  let presenter = EmployeesPresenter(interactor: interactor, router: router)
  let viewController = EmployeesViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}
