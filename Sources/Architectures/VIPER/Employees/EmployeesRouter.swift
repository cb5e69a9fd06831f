import ConsoleUI
import Layouts

/// Opens alerts from the list of employees.
///
/// It knows how to open them, and must not decide when.
@MainActor
final class EmployeesRouter {
  weak var viewController: ViewController?

  init() {}
}

extension EmployeesRouter: EmployeesRouting {
  func showAlert(title: String, message: String?) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
