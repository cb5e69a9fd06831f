import Formatting
import Foundation
import Models

/// What the screen of employees shows.
extension EmployeesState {
  var rows: [EmployeeRow] { shownEmployees.map(EmployeeRow.init) }

  var countText: String {
    guard let total = employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if !searchText.isBlank {
      return "\(shownEmployees.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  var sortButtonTitle: String {
    switch order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}

/// Keeps an employee and words its row.
struct EmployeeRow: Equatable {
  private let employee: Employee

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(employee: Employee) {
    self.employee = employee
  }

  var id: Int { employee.id }

  var name: String { employee.name.onOneLine }

  var details: String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}

extension EmployeesAlert: AlertReason {
  var title: String {
    switch self {
    case .loadFailed: "Alert"
    case .selected(let employee): employee.name
    }
  }

  var message: String? {
    switch self {
    case .loadFailed(let error):
      return error.message
    case .selected(let employee):
      let details = EmployeeRow(employee: employee).details
      return details.isEmpty ? nil : details
    }
  }
}
