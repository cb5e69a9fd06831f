/// Fetches the employees.
@MainActor
public protocol EmployeeService: AnyObject {
  /// Asks for all employees; the answer never comes inside the call.
  func fetchEmployees(completion: @escaping Completion<[Employee]>)
}
