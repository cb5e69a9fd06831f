import Formatting
import Foundation
import Models

/// Says in words what one row and its alert show.
///
/// The words are put together when they are read, for there may be many rows.
struct EmployeeCellViewModel: Equatable {
  private let employee: Employee

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(employee: Employee) {
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
