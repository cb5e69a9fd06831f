import Models

/// Says what the list of employees shows, and which load is the last.
///
/// It must not know who shows it; a view reads its words and no employee.
struct EmployeesState: Equatable {
  var isLoading = false
  /// For the reducer, which has it searched and sorted.
  var employees = EmployeeList() {
    didSet { rows = employees.shown.map(EmployeeRow.init) }
  }
  private(set) var rows: [EmployeeRow] = []
  var alerts = AlertQueue()
  var latestLoad = 0

  var count: String {
    guard let total = employees.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if employees.isSearching {
      return "\(rows.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  var sortButtonTitle: String {
    switch employees.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}
