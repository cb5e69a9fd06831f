import Formatting
import Foundation
import Models

/// Says what one row shows, in words ready to be shown.
struct EmployeeCellViewModel {
  let name: String
  let details: String

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(employee: Employee) {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    name = employee.name.onOneLine
    details = [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
