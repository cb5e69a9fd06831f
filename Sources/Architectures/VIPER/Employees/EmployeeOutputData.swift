/// What the interactor tells of the list of employees.
struct EmployeeListOutputData: Equatable {
  enum Order {
    case name
    case salary
  }

  /// Those whom the search finds.
  let employees: [EmployeeOutputData]
  /// How many there are, found or not; nil until a load has succeeded.
  let total: Int?
  let isSearching: Bool
  let order: Order
}

/// What the interactor tells of an employee.
struct EmployeeOutputData: Equatable {
  let name: String
  /// Dollars a year.
  let salary: Int?
  let age: Int?
}
