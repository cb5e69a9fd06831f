/// What the interactor hands out of the list of employees.
struct EmployeeListOutputData: Equatable {
  enum Order {
    case name
    case salary
  }

  /// Those whom the search finds.
  var employees: [EmployeeOutputData] = []
  /// How many there are, found or not; nil until some were loaded.
  var total: Int?
  var isSearching = false
  var order = Order.name
}

/// What the interactor hands out of an employee.
struct EmployeeOutputData: Equatable {
  let name: String
  /// Dollars a year.
  let salary: Int?
  let age: Int?
}
