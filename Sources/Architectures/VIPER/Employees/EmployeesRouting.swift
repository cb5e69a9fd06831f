/// What the presenter can ask of the employees' router.
///
/// It speaks of what to open, and must not name a type of ConsoleUI.
@MainActor
protocol EmployeesRouting: AnyObject {
  func showAlert(title: String, message: String?)
}
