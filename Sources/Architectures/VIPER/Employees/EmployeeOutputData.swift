/// What the presenter needs of the list of employees, without the model that it
/// was copied from.
struct EmployeeListOutputData: Equatable {
  enum Order {
    case name
    case salary
  }

  var employees: [EmployeeOutputData] = []
  /// How many there are, found or not; nil until some were loaded.
  var total: Int?
  var isSearching = false
  var order = Order.name
}

/// What the presenter needs of an employee to word a row.
struct EmployeeOutputData: Equatable {
  let name: String
  /// Dollars a year.
  let salary: Int?
  let age: Int?
}
