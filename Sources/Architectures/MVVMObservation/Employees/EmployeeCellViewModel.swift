import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks:
/// of a long list few rows show.
///
/// It reads the employee in the list's view model each time. So a cell that has
/// asked hears of each reload, and asks again.
@MainActor
struct EmployeeCellViewModel: Identifiable {
  /// The identity of the employee: whoever acts on the row names it by this,
  /// for the list may have changed since the row was made.
  let id: Int
  private let list: EmployeesViewModel

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(id: Int, list: EmployeesViewModel) {
    self.id = id
    self.list = list
  }

  var name: String { employee?.name.onOneLine ?? "" }

  var details: String {
    guard let employee else { return "" }
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }

  /// Nil if no longer in the list.
  private var employee: Employee? { list.employee(id) }
}
