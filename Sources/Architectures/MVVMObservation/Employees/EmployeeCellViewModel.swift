import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks:
/// of a long list few rows show.
///
/// When its row is selected, the view hands it to the list's view model. It
/// holds all that the alert is to say.
struct EmployeeCellViewModel: Equatable {
  private let employee: Employee

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(employee: Employee) {
    self.employee = employee
  }

  var name: String { employee.name.onOneLine }

  /// The name with its line breaks.
  var fullName: String { employee.name }

  var details: String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
