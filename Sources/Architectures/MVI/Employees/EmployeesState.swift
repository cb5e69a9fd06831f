import Models

/// Says what the list of employees shows, and which load is the last.
///
/// It must not know who shows it; a view reads its words and no employee.
struct EmployeesState: Equatable {
  var isLoading = false
  /// For the reducer only; a view cannot use it, as it imports no models.
  var list = EmployeeList() {
    didSet { rows = list.shown.map(EmployeeRow.init) }
  }
  private(set) var rows: [EmployeeRow] = []
  var alerts = AlertQueue()
  var latestLoad = 0

  /// What the search field holds.
  var searchText: String { list.searchText }

  var countText: String {
    guard let total = list.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if list.isSearching {
      return "\(rows.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  var sortButtonTitle: String {
    switch list.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}
