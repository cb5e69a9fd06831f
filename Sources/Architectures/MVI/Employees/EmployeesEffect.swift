/// What the list of employees wants done outside.
///
/// It must not know how that is done.
enum EmployeesEffect: Equatable {
  case fetchEmployees(load: Int)
}
