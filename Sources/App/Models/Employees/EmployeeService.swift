/// Fetches the employees.
@MainActor
public protocol EmployeeService: AnyObject {
  /// All employees.
  func fetchEmployees() async throws(ServiceError) -> [Employee]
}
