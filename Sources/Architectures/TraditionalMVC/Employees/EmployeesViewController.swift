import ConsoleUI

/// Hosts the view, and is what the controller presents alerts by.
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
