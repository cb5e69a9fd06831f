import ConsoleUI
import Layouts

/// What the presenter can ask of the employees' router.
@MainActor
protocol EmployeesRouting: AnyObject {
  func showAlert(title: String, message: String?)
}

/// Opens alerts from the list of employees.
@MainActor
final class EmployeesRouter {
  weak var viewController: ViewController?
}

extension EmployeesRouter: EmployeesRouting {
  func showAlert(title: String, message: String?) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
