import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks.
struct EmployeeCellViewModel: Equatable {
  let employee: Employee

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  var name: String { employee.name.onOneLine }

  var details: String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
