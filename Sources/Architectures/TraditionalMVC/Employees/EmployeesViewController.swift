import ConsoleUI

/// Hosts the view, and lets the controller present alerts.
///
/// It must not know the model, or what the view shows.
final class EmployeesViewController: ViewController {
  private let employeesView: EmployeesView

  init(employeesView: EmployeesView) {
    self.employeesView = employeesView
    super.init()
    title = "Employees"
  }

  override func loadView() {
    view = employeesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    employeesView.controller.viewDidLoad()
  }
}
