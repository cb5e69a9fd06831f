import Formatting
import Foundation
import Models

/// Keeps an employee and words its row and its alert.
///
/// It must not know the cell.
struct EmployeeRow: Equatable {
  private let employee: Employee

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(employee: Employee) {
    self.employee = employee
  }

  var name: String { employee.name.onOneLine }

  var details: String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }

  var alertTitle: String { employee.name }

  var alertMessage: String? { details.isEmpty ? nil : details }
}
