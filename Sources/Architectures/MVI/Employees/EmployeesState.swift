import Models

/// Says what the list of employees shows, and which load is the last.
///
/// It must not know who shows it; the employees stay inside it and its rows.
struct EmployeesState: Equatable {
  var isLoading = false
  private var employees = EmployeeList() {
    didSet { rows = employees.shown.map(EmployeeRow.init) }
  }
  private(set) var rows: [EmployeeRow] = []
  var alerts = AlertQueue()
  var latestLoad = 0

  /// What the search field holds.
  var searchText: String { employees.searchText }

  var countText: String {
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

  mutating func load(_ loaded: [Employee]) {
    employees.load(loaded)
  }

  mutating func search(for text: String) {
    employees.search(for: text)
  }

  mutating func toggleOrder() {
    employees.toggleOrder()
  }
}
