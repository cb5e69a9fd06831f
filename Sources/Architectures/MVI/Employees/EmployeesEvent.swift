import Models

/// What can happen on the screen of employees: what the user does, then what
/// the service answers.
///
/// It must not know what follows from it.
enum EmployeesEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case sortButtonTapped
  case searchFieldChanged(String)
  case employeeSelected(atRow: Int)
  case alertClosed(number: Int)

  case employeesResponse(Result<[Employee], ServiceError>, load: Int)
}
