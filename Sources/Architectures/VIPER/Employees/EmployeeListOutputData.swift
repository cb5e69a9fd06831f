/// What the presenter needs of the list of employees to word it.
///
/// It has no behaviour, and must not hold the model that it was copied from.
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
