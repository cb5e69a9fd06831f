/// What the presenter can ask of the list of employees.
///
/// It speaks of employees, and must not name a type of ConsoleUI.
@MainActor
protocol EmployeesView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadEmployees()
  func setCountText(_ text: String)
  func setSortButtonTitle(_ title: String)
  func showAlert(title: String, message: String?)
}
