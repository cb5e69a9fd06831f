/// What the presenter can ask of the list of employees.
///
/// It speaks of employees, and must not name a widget.
@MainActor
protocol EmployeesView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadEmployees()
  func setCount(_ count: String)
  func setSortButtonTitle(_ title: String)
}
