import Formatting
import Foundation
import Models

/// Says what one row and its alert show, in words that are put together when
/// they are read: of a long list few rows show.
///
/// An employee changes only when the list is loaded again. So a row is a value,
/// and nobody observes it. After a reload, one that differs is another row.
struct EmployeeCellViewModel: Equatable {
  /// The identity of the employee: whoever acts on the row names it by this,
  /// for the list may have changed since the row was made.
  let id: Int
  private let employee: Employee

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(employee: Employee) {
    id = employee.id
    self.employee = employee
  }

  var name: String { employee.name.onOneLine }

  /// The name with its line breaks, for the alert; a row has no room for them.
  var fullName: String { employee.name }

  var details: String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
