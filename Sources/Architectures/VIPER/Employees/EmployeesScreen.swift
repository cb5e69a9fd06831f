import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
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
